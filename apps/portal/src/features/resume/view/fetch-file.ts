import { createFetchTransport, type DownloadedBytes, downloadAt, GatewayFailure } from '@careers/gateway';
import { downloadResumeAtt } from '@careers/gateway/contract';
import { transportUntilLeft } from '../../../core/calls/transport-until-left.ts';
import { linkParam } from '../../../core/portal/link-pass.ts';
import type { Portal } from '../../../core/portal/portal.ts';

/** What permits fetching a file of a resume: the link that shows it, or else its owner's session. */
export interface FileSource {
  readonly token?: string | undefined;
}

/**
 * A file of a resume.
 * @throws {GatewayFailure} also for a link that is no longer valid
 */
export async function fetchFile(
  portal: Portal,
  fileId: string,
  { token }: FileSource,
): Promise<DownloadedBytes> {
  if (!token) {
    // Loaded only here: visitors who came by a link do not need it.
    const { openFileGateway } = await import('../../../core/calls/file-gateway.ts');
    return openFileGateway(portal).download(fileId);
  }
  const { gateway, tab, fileTransport = createFetchTransport() } = portal;
  const answer = await gateway.call(downloadResumeAtt, { ...linkParam(tab, token), fileId });
  if (answer.state !== 'open')
    throw new GatewayFailure('business', answer.message ?? '', {
      method: downloadResumeAtt.name,
      requestId: '',
    });
  return downloadAt(transportUntilLeft(fileTransport), answer.url);
}
