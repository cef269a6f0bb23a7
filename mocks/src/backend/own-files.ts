import type { FileRef } from '@careers/gateway/contract';
import type { CallContext } from './context.ts';
import { sampleFilesOf } from './sample-files.ts';

/**
 * All files of the call's account: those of its sample resume, and those that were uploaded in a session or by a link to the
 * candidate.
 */
export function ownFiles(context: CallContext): FileRef[] {
  const { id } = context.requireAccount();
  const { links, deliveries, resumes } = context.state();
  const own = new Set(deliveries.flatMap(({ id: of, accountId }) => (accountId === id ? [of] : [])));
  const isOwnLink = (token: string | undefined) => {
    const link = token === undefined ? undefined : links[token];
    return link?.recipient === 'candidate' && own.has(link.deliveryId);
  };
  const uploaded = [...context.files].flatMap(([fileId, { name, bytes, accountId, linkToken }]) =>
    accountId === id || isOwnLink(linkToken) ? [{ fileId, fileName: name, size: bytes.length }] : [],
  );
  if (!resumes[id]?.sample) return uploaded;
  const { photo, attachments } = sampleFilesOf(context.config.seed, id, context.locale);
  return [photo, ...attachments, ...uploaded];
}
