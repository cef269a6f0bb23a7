import type { StoredFile } from '../core/stored-file.ts';
import type { HandedInFile, OfferFate, StoredOffer } from '../domain/process-state.ts';
import { attachmentsLeft } from '../process/process.ts';
import { BusinessError } from './context.ts';
import { refuseFile } from './refuse-file.ts';

/**
 * Refuses attachments for an offer that is not accepted (section 4).
 * @throws {BusinessError} notAccepted, offerExpired, offerHandled
 */
export function refuseUnaccepted({ fate }: StoredOffer): void {
  if (fate.kind !== 'accepted') throw new BusinessError(whyNoAttachments(fate));
}

function whyNoAttachments({ kind }: OfferFate): 'notAccepted' | 'offerExpired' | 'offerHandled' {
  if (kind === 'pending') return 'notAccepted';
  return kind === 'expired' ? 'offerExpired' : 'offerHandled';
}

/** What somebody wants to submit by a link. */
interface Wanted {
  readonly token: string;
  readonly offer: StoredOffer;
  readonly fileIds: readonly string[];
}

/**
 * The files that are submitted by a link for the first time; those that were submitted before are left out.
 * @throws {BusinessError} tooMany, fileUnknown also for another link's files, fileTooLarge, fileWrongFormat
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
    refuseFile('offerAttachment', file);
    return { fileId, fileName: name, size: bytes.length };
  });
}
