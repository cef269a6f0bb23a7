import type { FileRef } from '@careers/gateway/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { openFileGateway } from '../../../core/file-gateway.ts';
import { type Portal, usePortal } from '../../../core/portal.ts';
import { type FileSource, fetchFile } from './fetch-file.ts';

/**
 * A resume's photo as an address that can be shown, once it is there. A resume can be read without: one that could not be had is
 * left out, and nobody is told.
 */
export function usePhoto(photo: FileRef | null | undefined, source: FileSource): string | undefined {
  const portal = usePortal();
  const { data } = useQuery({
    queryKey: ['resumePhoto', photo?.fileId, source.token],
    queryFn: photo ? () => readPhoto(portal, photo, source) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

async function readPhoto(portal: Portal, { fileId }: FileRef, source: FileSource): Promise<string> {
  const { blob } = await fetchFile(portal, openFileGateway(portal), fileId, source);
  return asDataUrl(blob);
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
