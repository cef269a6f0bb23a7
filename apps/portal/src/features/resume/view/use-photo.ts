import type { FileRef } from '@careers/gateway/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type Portal, usePortal, userOf } from '../../../core/portal/portal.ts';
import { type FileSource, fetchFile } from './fetch-file.ts';

/** The address of a resume's photo; null while it is loaded, to keep its room; undefined if there is none. */
export type PhotoUrl = string | null | undefined;

/** Loads the photo of a resume; a failure is ignored, because the resume can be read without it. */
export function usePhoto(photo: FileRef | null | undefined, source: FileSource): PhotoUrl {
  const portal = usePortal();
  // Without a link it is its owner's alone, and forgotten when they log out.
  const scope = source.token ? { token: source.token } : { user: userOf(portal.session) };
  const { data, isPending } = useQuery({
    queryKey: ['resumePhoto', scope, photo?.fileId],
    queryFn: photo ? () => readPhoto(portal, photo, source) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return photo && isPending ? null : data;
}

async function readPhoto(portal: Portal, { fileId }: FileRef, source: FileSource): Promise<string> {
  const { blob } = await fetchFile(portal, fileId, source);
  return asDataUrl(blob);
}

/** The same as the editor's `dataUrlOf`, which would be one more file to fetch for readers. */
function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
