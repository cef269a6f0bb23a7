import { fileKinds } from '@careers/validation';
import type { StoredFile } from '../core/stored-file.ts';
import type { HandedInFile, OfferFate, StoredOffer } from '../domain/process-state.ts';
import { attachmentsLeft } from '../process/process.ts';
import { BusinessError } from './context.ts';

/**
 * Refuses attachments of an offer that is not accepted (section 4).
 * @throws {BusinessError} notAccepted, offerExpired, offerHandled
 */
export function refuseUnaccepted({ fate }: StoredOffer): void {
  if (fate.kind !== 'accepted') throw new BusinessError(whyNoAttachments(fate));
}

function whyNoAttachments({ kind }: OfferFate): 'notAccepted' | 'offerExpired' | 'offerHandled' {
  if (kind === 'pending') return 'notAccepted';
  return kind === 'expired' ? 'offerExpired' : 'offerHandled';
}

/** What somebody wants to hand in by a link. */
interface Wanted {
  readonly token: string;
  readonly offer: StoredOffer;
  readonly fileIds: readonly string[];
}

/**
 * The files of a link that are handed in anew; one that was handed in before is none anew.
 * @throws {BusinessError} tooMany, fileUnknown also for another link's files, fileTooLarge
 */
export function handedIn(
  files: ReadonlyMap<string, StoredFile>,
  { token, offer, fileIds }: Wanted,
): HandedInFile[] {
  const before = new Set(offer.attachments.map(({ fileId }) => fileId));
  const anew = [...new Set(fileIds)].filter((id) => !before.has(id));
  if (anew.length > attachmentsLeft(offer)) throw new BusinessError('tooMany');
  return anew.map((fileId) => {
    const file = files.get(fileId);
    if (file?.linkToken !== token) throw new BusinessError('fileUnknown');
    const { name, bytes } = file;
    if (bytes.length > fileKinds.offerAttachment.maxBytes) throw new BusinessError('fileTooLarge');
    return { fileId, fileName: name, size: bytes.length };
  });
}
