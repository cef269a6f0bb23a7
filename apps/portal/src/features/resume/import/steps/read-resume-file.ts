import type { FileRef, ParsedField } from '@careers/gateway/contract';
import type { Portal } from '../../../../core/portal/portal.ts';
import { ownFormatOf } from '../read/read-file.ts';
import type { Reader } from '../read/reader.ts';
import type { Watch } from './progress.ts';
import { readAtGateway, upload } from './read-at-gateway.ts';

/**
 * Reads a file in the browser if that is possible, otherwise at the gateway. `known` is its reference, if it was uploaded before;
 * `onUploaded` is called with the reference if it has to be.
 */
export async function readResumeFile(
  portal: Portal,
  reader: Reader,
  file: File,
  known: FileRef | undefined,
  watch: Watch,
  onUploaded: (ref: FileRef) => void,
): Promise<readonly ParsedField[]> {
  const format = ownFormatOf(file.name);
  if (format) {
    watch.tell({ stage: 'queued' });
    return reader.read(format, file, {
      signal: watch.signal,
      onPage: (page, pages) => watch.tell({ stage: 'reading', page, pages }),
    });
  }
  const ref = known ?? (await upload(portal, file, watch));
  onUploaded(ref);
  return readAtGateway(portal, ref, watch);
}
