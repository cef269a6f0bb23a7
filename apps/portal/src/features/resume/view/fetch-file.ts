import { type DownloadedFile, type FileGateway, GatewayFailure } from '@careers/gateway';
import { downloadResumeAtt } from '@careers/gateway/contract';
import { linkParam } from '../../../core/link-pass.ts';
import type { Portal } from '../../../core/portal.ts';

/** By whose leave a file of a resume is fetched: the link's that shows it, or else the session's of whose it is. */
export interface FileSource {
  readonly token?: string | undefined;
}

/**
 * A file of a resume.
 * @throws {GatewayFailure} also of a link that shows nothing any more
 */
export async function fetchFile(
  { gateway, tab }: Pick<Portal, 'gateway' | 'tab'>,
  files: FileGateway,
  fileId: string,
  { token }: FileSource,
): Promise<DownloadedFile> {
  if (!token) return files.download(fileId);
  const answer = await gateway.call(downloadResumeAtt, { ...linkParam(tab, token), fileId });
  if (answer.state !== 'open')
    throw new GatewayFailure('business', answer.message ?? '', {
      method: downloadResumeAtt.name,
      requestId: '',
    });
  return files.downloadAt(answer.url);
}
