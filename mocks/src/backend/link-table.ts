import { type LinkState, linkStates } from '@careers/gateway/contract';
import { findMethod, registry } from '@careers/gateway/registry';
import { type MagicLink, magicLinks } from '../scenarios/magic-links.ts';
import { worksByKind } from './link-kinds.ts';

/** What a query by link can answer, and the links of every world with which it can be called. */
export interface LinkRow {
  readonly states: readonly LinkState[];
  readonly links: readonly MagicLink[];
}

/** The row of a query by link, by its name in the log (`rm.offer.getOffer`); undefined for any other method. */
export function linkRowOf(path: string): LinkRow | undefined {
  const id = findMethod(path);
  const method = id && registry[id];
  if (!method || method.submit || !('options' in method.data)) return undefined;
  // A method whose param has no token, or has it only in one of several shapes, can also be called without a link.
  if (!('entries' in method.param) || !('token' in method.param.entries)) return undefined;
  const { options } = method.data;
  return {
    states: linkStates.filter((state) => options.some(({ entries }) => entries.state.literal === state)),
    links: magicLinks.filter(({ kind }) => worksByKind(method, kind)),
  };
}
