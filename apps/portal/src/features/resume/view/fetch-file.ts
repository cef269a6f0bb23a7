import { createFetchTransport, type DownloadedFile, downloadAt, GatewayFailure } from '@careers/gateway';
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
  portal: Portal,
  fileId: string,
  { token }: FileSource,
): Promise<DownloadedFile> {
  if (!token) {
    // Whoever came by a link has no use for what a session needs.
    const { openFileGateway } = await import('../../../core/file-gateway.ts');
    return openFileGateway(portal).download(fileId);
  }
  const { gateway, tab, fileTransport = createFetchTransport() } = portal;
  const answer = await gateway.call(downloadResumeAtt, { ...linkParam(tab, token), fileId });
  if (answer.state !== 'open')
    throw new GatewayFailure('business', answer.message ?? '', {
      method: downloadResumeAtt.name,
      requestId: '',
    });
  return downloadAt(fileTransport, answer.url);
}
