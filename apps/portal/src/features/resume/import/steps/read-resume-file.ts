import type { FileRef, ParsedField } from '@careers/gateway/contract';
import type { Portal } from '../../../../core/portal.ts';
import { ownFormatOf } from '../read/read-file.ts';
import type { Reader } from '../read/reader.ts';
import type { Watch } from './progress.ts';
import { readAtGateway, upload } from './read-at-gateway.ts';

export interface ReadResumeFile {
  readonly fields: readonly ParsedField[];
  /** Where the file is, when it had to leave the device to be read. */
  readonly ref?: FileRef;
}

/** Reads a file: on the device where that can be, else at the gateway. `ref`: it is there already. */
export async function readResumeFile(
  portal: Portal,
  reader: Reader,
  file: File,
  watch: Watch,
  onUploaded: (ref: FileRef) => void,
): Promise<ReadResumeFile> {
  const format = ownFormatOf(file.name);
  if (format) {
    watch.tell({ stage: 'queued' });
    const fields = await reader.read(format, file, {
      signal: watch.signal,
      onPage: (page, pages) => watch.tell({ stage: 'reading', page, pages }),
    });
    return { fields };
  }
  const ref = await upload(portal, file, watch);
  onUploaded(ref);
  return { fields: await readAtGateway(portal, ref, watch), ref };
}
