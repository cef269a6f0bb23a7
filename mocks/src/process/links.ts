import { hexText } from '../core/random.ts';
import type { LinkKind, Recipient, StoredLink } from '../domain/process-state.ts';
import type { StoredDelivery, WorldState } from '../domain/state.ts';
import type { EventHost } from './host.ts';

/** A link with its token, and the process it acts in. */
export interface OpenedLink {
  readonly token: string;
  readonly link: StoredLink;
  readonly delivery: StoredDelivery;
}

/** 128 bits, so that a token cannot be guessed. */
const TOKEN_DIGITS = 32;

/** Issues a link of a process. Its token cannot be derived from an id. */
export function issueLink(host: Pick<EventHost, 'random' | 'state'>, link: StoredLink): string {
  const token = hexText(host.random, TOKEN_DIGITS);
  host.state().links[token] = link;
  return token;
}

/** The link of a token; undefined if the token belongs to none. */
export function findLink(state: WorldState, token: string): OpenedLink | undefined {
  const link = Object.hasOwn(state.links, token) ? state.links[token] : undefined;
  const delivery = link && state.deliveries.find(({ id }) => id === link.deliveryId);
  return delivery && { token, link, delivery };
}

/** Whether a link can be used now: it `lives`, has expired, or was ended before that. */
export function standingOf({ expiresAt, outcome }: StoredLink, now: number): 'lives' | 'expired' | 'ended' {
  if (outcome) return 'ended';
  return now >= expiresAt ? 'expired' : 'lives';
}

/** The token of a valid link of a kind in a process, of one recipient if given; undefined if there is none. */
export function liveToken(
  state: WorldState,
  deliveryId: string,
  kind: LinkKind,
  now: number,
  recipient?: Recipient,
): string | undefined {
  return Object.entries(state.links).findLast(
    ([, link]) =>
      link.deliveryId === deliveryId &&
      link.kind === kind &&
      (recipient === undefined || link.recipient === recipient) &&
      standingOf(link, now) === 'lives',
  )?.[0];
}

/** Deletes the links of deleted processes, and returns their tokens. */
export function dropStrayLinks(state: WorldState): string[] {
  const known = new Set(state.deliveries.map(({ id }) => id));
  const stray = Object.keys(state.links).filter((token) => !known.has(state.links[token]?.deliveryId ?? ''));
  for (const token of stray) delete state.links[token];
  state.linkPasses = state.linkPasses.filter(({ token }) => !stray.includes(token));
  return stray;
}
