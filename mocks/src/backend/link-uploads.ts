import type { LinkKind } from '../domain/process-state.ts';
import type { OpenedLink } from '../process/links.ts';
import { attachmentsLeft } from '../process/process.ts';
import { BusinessError } from './context.ts';
import { type LinkUse, refuseClosedLink } from './link-access.ts';
import { refuseUnaccepted } from './offer-attachments.ts';
import { refuseOver } from './requests.ts';

/**
 * Refuses files by a link that expects none at present.
 * @throws {BusinessError}
 */
type Room = (opened: OpenedLink) => void;

/** The kinds of links by which files are uploaded, and when: all others accept none. */
const rooms: Partial<Record<LinkKind, Room>> = {
  offer: ({ delivery }) => {
    const { offer } = delivery.process;
    if (!offer) throw new BusinessError('linkInvalid');
    refuseUnaccepted(offer);
    if (attachmentsLeft(offer) === 0) throw new BusinessError('tooMany');
  },
  informationForm: (opened) => refuseOver(opened, 'informationForm'),
  medicalReport: (opened) => refuseOver(opened, 'medicalReport'),
};

/**
 * Refuses an upload by a link that accepts no file at this moment, with the reason that its submit would have.
 * @throws {BusinessError} linkInvalid, linkExpired, linkLocked, handled; of an offer notAccepted, offerHandled, offerExpired,
 * tooMany
 */
export function refuseUpload(use: LinkUse): void {
  const room = use.link && rooms[use.link.link.kind];
  if (!use.link || !room) throw new BusinessError('linkInvalid');
  refuseClosedLink(use);
  room(use.link);
}
