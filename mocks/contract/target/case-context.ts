import type { Transport } from '@careers/gateway';
import type { Method } from '@careers/gateway/contract';
import type { Person, PersonFacts } from '@careers/gateway/reference';
import type { Settings } from './settings.ts';

/** Where a case plays: a gateway, and the line to it. */
export interface CaseContext {
  readonly settings: Settings;
  readonly transport: Transport;
  /** The line of a browser that goes to pages; it shows redirects instead of following them. */
  readonly visit: Transport;
  /** What a gateway that others use too needs beside it; a world of a case's own needs none of it. */
  readonly guest?: Guest;
  /** Runs a login that is known to be right, which alone may be sent where nothing may be changed. */
  readonly signingOn?: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Ends the context, where somebody keeps it: a mock holds a world for each. */
  close?(): Promise<void>;
}

/** How a case behaves on a gateway that it shares with others, and with all the cases before it. */
export interface Guest {
  /** Who plays a part: the newcomer is somebody of the case's own, where the suite may register. */
  person(of: Person): PersonFacts;
  /** Registers those of the case's own whom it has asked for; before each call. */
  settle(): Promise<void>;
  /** A param or a contact with the case's own contacts in place of the recipes' fixed ones. */
  own<Value>(value: Value): Value;
  /** The proof of a captcha that the gateway asks for since others, or earlier cases, have called so often. */
  solve?(): Promise<object>;
  /** Notes a call that succeeded: what it changed is put back at the end. */
  note(call: NotedCall): void;
  /** Counts what stays on the gateway, in a word for the report. */
  leave(what: string): void;
}

export interface NotedCall {
  readonly method: Method;
  readonly param: object;
  readonly data: unknown;
  /** Who called, where it is somebody of the settings. */
  readonly person: Person | undefined;
}
