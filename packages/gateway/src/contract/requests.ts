import * as v from 'valibot';
import { linkParam, linkReasons } from './links.ts';
import { idempotencyKey, instant } from './shapes.ts';

/** The position that something is asked about. Texts are in the language of the call. */
export const askedPosition = v.object({
  post: v.string(),
  companyDescr: v.string(),
  deptIdDescr: v.string(),
  /** The city's name. */
  workPlace: v.string(),
});

/** What every request by link says of itself: what it is about, who asks, since when and until when. */
export const requestFacts = {
  position: askedPosition,
  /** Whom it is about; empty where no name is known. */
  candidateName: v.string(),
  /** Who asks, to be written to with questions. */
  askedBy: v.object({ name: v.string(), email: v.string() }),
  sentAt: instant,
  /** Until when it may be answered. */
  deadline: instant,
  /** The company's zone, an IANA name such as `Asia/Shanghai`. */
  companyZone: v.string(),
};

/** What every submit by link takes beside its own. */
export const linkSubmitParam = { ...linkParam, idempotencyKey };

/** Why a request is not answered any more: its link, or an answer that was given already. */
export const requestReasons = [...linkReasons, 'handled'] as const;
