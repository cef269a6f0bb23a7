import type { WorldConfig } from '@careers/mocks';
import type { BrowserWorld, KeptVisit } from '@careers/mocks/browser';
import { createContext, use, useEffect, useReducer } from 'react';
import type { SandboxApi } from '../sandbox-api.ts';
import type { BenchTexts } from './texts.ts';

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

export const BenchContext = createContext<(BenchTools & { readonly texts: BenchTexts }) | null>(null);

export function useBench(): BenchTools & { readonly texts: BenchTexts } {
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
