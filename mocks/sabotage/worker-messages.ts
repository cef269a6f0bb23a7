import type { Played } from './play/play-case.ts';
import type { Verdict } from './play/play-sabotage.ts';
import type { Spot } from './sabotage.ts';

/** What a worker of the pool is told to do. */
export type Task =
  | { readonly kind: 'case'; readonly name: string }
  | { readonly kind: 'ways'; readonly ways: readonly (readonly [string, ReadonlySet<Spot>])[] }
  | { readonly kind: 'sabotage'; readonly name: string };

/** What it answers. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'case'; readonly name: string; readonly played: Played }
  | { readonly kind: 'verdict'; readonly verdict: Verdict };
