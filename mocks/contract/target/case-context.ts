import type { Transport } from '@careers/gateway';
import type { Settings } from './settings.ts';

/** Where a case plays: a gateway, and the line to it. */
export interface CaseContext {
  readonly settings: Settings;
  readonly transport: Transport;
  /** The line of a browser that goes to pages; it shows redirects instead of following them. */
  readonly visit: Transport;
  /** Ends the context, where somebody keeps it: a mock holds a world for each. */
  close?(): Promise<void>;
}
