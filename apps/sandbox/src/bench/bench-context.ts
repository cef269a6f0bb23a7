import type { WorldConfig } from '@careers/mocks';
import type { BrowserWorld, KeptVisit } from '@careers/mocks/browser';
import { createContext, use, useEffect, useReducer } from 'react';
import type { SandboxApi } from '../sandbox-api.ts';
import type { BenchLanguage, BenchTexts } from './texts.ts';

/** What a visit has to say of itself. */
export interface VisitNotices {
  /** Why the visit that would have gone on could not be read. */
  readonly unreadable: string | undefined;
  /** The visit before this one, when this one is new. */
  readonly earlier: KeptVisit | undefined;
}

/** What every panel works with. */
export interface BenchTools {
  readonly running: BrowserWorld;
  readonly sandbox: SandboxApi;
  readonly openWorld: (config: WorldConfig) => void;
  /** Shows a route of the portal. */
  readonly open: (route: string) => void;
  readonly notices: VisitNotices;
  /** Goes back to an earlier visit, where it was left. */
  readonly goOn: (visit: KeptVisit) => void;
}

/** What every panel speaks and works with. */
type Bench = BenchTools & { readonly texts: BenchTexts; readonly language: BenchLanguage };

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
