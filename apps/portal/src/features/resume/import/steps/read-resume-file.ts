import type { ParsedField } from '@careers/gateway/contract';
import type { Portal } from '../../../../core/portal/portal.ts';
import { ownFormatOf } from '../read/read-file.ts';
import type { Reader } from '../read/reader.ts';
import type { Watch } from './progress.ts';
import { readAtGateway } from './read-at-gateway.ts';
import { type UploadedFile, uploadOnce } from './uploaded-file.ts';

/** Reads a file in the browser if that is possible, otherwise at the gateway. */
export async function readResumeFile(
  portal: Portal,
  reader: Reader,
  file: File,
  uploaded: UploadedFile,
  watch: Watch,
): Promise<readonly ParsedField[]> {
  const format = ownFormatOf(file.name);
  if (format) {
    watch.tell({ stage: 'queued' });
    return reader.read(format, file, {
      signal: watch.signal,
      onPage: (page, pages) => watch.tell({ stage: 'reading', page, pages }),
    });
  }
  return readAtGateway(portal, await uploadOnce(portal, uploaded, file, watch), watch);
}
