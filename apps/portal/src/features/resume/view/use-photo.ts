import type { FileRef } from '@careers/gateway/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type Portal, usePortal } from '../../../core/portal/portal.ts';
import { type FileSource, fetchFile } from './fetch-file.ts';

/** Where a resume's photo is, to be shown; null while it is on its way, so that its room is kept; without one undefined. */
export type PhotoUrl = string | null | undefined;

/** A resume can be read without its photo: one that could not be had is left out, and nobody is told. */
export function usePhoto(photo: FileRef | null | undefined, source: FileSource): PhotoUrl {
  const portal = usePortal();
  const { data, isPending } = useQuery({
    queryKey: ['resumePhoto', photo?.fileId, source.token],
    queryFn: photo ? () => readPhoto(portal, photo, source) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return photo && isPending ? null : data;
}

async function readPhoto(portal: Portal, { fileId }: FileRef, source: FileSource): Promise<string> {
  const { blob } = await fetchFile(portal, fileId, source);
  return asDataUrl(blob);
}

/** As the editor's `dataUrlOf`, which would be one more file to fetch for who reads a resume. */
function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
