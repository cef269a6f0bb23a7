import { createFileGateway, createXhrTransport, type FileGateway } from '@careers/gateway';
import { type Portal, userOf } from '../portal/portal.ts';
import { transportUntilLeft } from './transport-until-left.ts';

/** Uploads and downloads, over a line that shows how far they are; no part of the first load. */
export function openFileGateway({ config, session, onExpired, fileTransport }: Portal): FileGateway {
  return createFileGateway({
    config,
    transport: transportUntilLeft(fileTransport ?? createXhrTransport()),
    session: { token: () => session.get().Authorization, userId: () => userOf(session) },
    hooks: { onExpired },
  });
}
