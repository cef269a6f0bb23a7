import { type MagicLink, magicLinks } from '../scenarios/magic-links.ts';
import type { ProcessHost } from './host.ts';
import { storyOf, toChooseStory } from './sample-stories.ts';

/** The place of a sample among all samples, of which the one with the longest story is the first. */
export interface Turn {
  /** From 0. */
  readonly at: number;
  /** How long ago its story began, in milliseconds. */
  readonly ago: number;
}

/** The turn of a magic link; without one, that of the delivery in which a time has to be chosen. */
export function turnOf(host: ProcessHost, link?: MagicLink): Turn {
  const who = { locale: host.config.lang, now: host.clock.now(), ...host.sampleCandidate() };
  const samples = [
    ...magicLinks.map((magic) => ({ magic, ago: storyOf(magic, who)[0].ago })),
    { magic: undefined, ago: toChooseStory(who.now)[0].ago },
  ].toSorted((one, other) => other.ago - one.ago);
  const at = samples.findIndex(({ magic }) => magic === link);
  return { at, ago: samples[at]?.ago ?? 0 };
}
