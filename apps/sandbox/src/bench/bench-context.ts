import type { Transport } from '@careers/gateway';
import type { SnapshotError, WorldConfig } from '@careers/mocks';
import type { BrowserWorld, KeptVisit } from '@careers/mocks/browser';
import { createContext, use, useEffect, useReducer } from 'react';
import type { Steering } from '../steering.ts';
import type { BenchLanguage, BenchTexts } from './texts.ts';

/** Notices about the visit. */
interface VisitNotices {
  /** Why the visit that would have been continued could not be read. */
  readonly unreadable: SnapshotError | undefined;
  /** The previous visit, if this one is new. */
  readonly earlier: KeptVisit | undefined;
}

/** The tools of all panels. */
export interface BenchTools {
  readonly running: BrowserWorld;
  readonly steering: Steering;
  /** Starts the world over. */
  readonly reset: () => void;
  /** Opens a world, or changes the running one into it; clock and faults that are `named` are set anew. */
  readonly openWorld: (config: WorldConfig, named: readonly string[]) => void;
  /** Sends a request the way that the portal does. */
  readonly send: Transport;
  /** Shows a route of the portal. */
  readonly open: (route: string) => void;
  /** Calls back with each route that the portal shows from now on; returns a function that stops it. */
  readonly watchRoute: (shown: (route: string) => void) => () => void;
  readonly notices: VisitNotices;
  /** Calls back when another tab begins this world anew; returns a function that stops it. */
  readonly watchResets: (told: () => void) => () => void;
  /** Comes along to the world that another tab has begun anew. */
  readonly join: () => void;
  /** Continues an earlier visit. */
  readonly goOn: (visit: KeptVisit) => void;
}

/** Tools, texts and language of all panels, and what they keep. */
type Bench = BenchTools & {
  readonly texts: BenchTexts;
  readonly language: BenchLanguage;
  /** What panels keep while others are shown, by name. */
  readonly keptTexts: Map<string, string>;
};

export const BenchContext = createContext<Bench | null>(null);

export function useBench(): Bench {
  const tools = use(BenchContext);
  if (!tools) throw new Error('useBench outside of the bench');
  return tools;
}

/** Renders again whenever the world changes. */
export function useWorldChanges(): void {
  const { running } = useBench();
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => running.subscribe(render), [running]);
}
