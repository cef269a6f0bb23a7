import * as v from 'valibot';
import { line, text } from './shapes.ts';

/**
 * What a link that came by mail leads to (decision 5.13): `open` can still be acted on; `done` shows the receipt of
 * what was done through it; `handled` is over without it, e.g. since somebody else decided; `expired` was open once;
 * `invalid` never was; `locked` says no more than where the code goes that opens it.
 */
export const linkStates = ['open', 'done', 'handled', 'expired', 'invalid', 'locked'] as const;
export type LinkState = (typeof linkStates)[number];

/** By which contact whoever a link was issued for proves that it is theirs. */
export const linkVerifications = ['sms', 'email'] as const;
export type LinkVerification = (typeof linkVerifications)[number];

/** The token of a link, as its address carries it. Any text may come: one that is no link's answers `invalid`. */
export const linkToken = v.string();

/** What every method by link takes: its token, and the pass that `verifyLink` gave where a code was asked for first. */
export const linkParam = { token: linkToken, pass: v.optional(v.string()) };

/** Why a submit by link is refused before anything else: no such link, or one whose time is over (section 8). */
export const linkReasons = ['linkInvalid', 'linkExpired'] as const;

/** The same of a submit whose link may ask for a code first; a pass that is missing or over is refused so. */
export const verifiedLinkReasons = [...linkReasons, 'linkLocked'] as const;

/** The link's own website, whose look and language its page has; the visitor's is nobody's here (decisions, section 1). */
const site = { homepageConfigId: text };

/** A sentence of the specification, in the language of the call. */
const message = v.string();

/** What a link answers once it was used: the receipt. A submit by link answers the same. */
// @__NO_SIDE_EFFECTS__
export function linkReceipt<const Done extends v.ObjectEntries>(done: Done) {
  return v.object({ state: v.literal('done'), message: v.optional(message), ...site, ...done });
}

/**
 * What every query by link answers, by `state`: content only while it is open, or as the receipt; where there is none,
 * the message to show in its place. `outcome` says what became of something that was handled otherwise.
 */
// @__NO_SIDE_EFFECTS__
export function linkAnswer<const Open extends v.ObjectEntries, const Done extends v.ObjectEntries>({
  open,
  done,
}: {
  readonly open: Open;
  readonly done: Done;
}) {
  return v.variant('state', [linkOpen(open), linkReceipt(done), handled, expired, invalid, locked]);
}

/** What a query answers by a link that only shows something: there is nothing to do, and no receipt. */
// @__NO_SIDE_EFFECTS__
export function linkView<const Open extends v.ObjectEntries>(open: Open) {
  return v.variant('state', [linkOpen(open), handled, expired, invalid, locked]);
}

// @__NO_SIDE_EFFECTS__
function linkOpen<const Open extends v.ObjectEntries>(open: Open) {
  return v.object({ state: v.literal('open'), message: v.optional(message), ...site, ...open });
}

/** What is over says why. A page has words of its own for each state, so that one of a server without any is not unreadable. */
const why = { message: line };
const handled = v.object({ state: v.literal('handled'), ...why, outcome: v.optional(v.string()), ...site });
const expired = v.object({ state: v.literal('expired'), ...why, ...site });
const invalid = v.object({ state: v.literal('invalid'), ...why });
const locked = v.object({
  state: v.literal('locked'),
  message: v.optional(message),
  verification: v.picklist(linkVerifications),
  /** Where the code goes, masked: enough to recognise it, too little to learn it. */
  contact: v.string(),
  ...site,
});
export type LockedLink = v.InferOutput<typeof locked>;

/** What a link without content answers. */
export type ClosedLinkAnswer = Readonly<
  v.InferOutput<typeof handled> | v.InferOutput<typeof expired> | v.InferOutput<typeof invalid> | LockedLink
>;
