import type { Transport } from '@careers/gateway';
import type { Method } from '@careers/gateway/contract';
import type { Person, PersonFacts } from '@careers/gateway/reference';
import type { Settings } from './settings.ts';

/** Where a case is played: a gateway, and the connection to it. */
export interface CaseContext {
  readonly settings: Settings;
  readonly transport: Transport;
  /** The transport of a browser that opens pages; it returns redirects instead of following them. */
  readonly visit: Transport;
  /** What is needed on a gateway that others use too; absent if the case has a world of its own. */
  readonly guest?: Guest;
  /** Names of methods that the gateway does not know; absent where that is not known. */
  readonly unknown?: ReadonlySet<string>;
  /** Runs a login that is known to be right: with `--read-only` no other login may be sent. */
  readonly signingOn?: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Ends the context, if something is kept for it: the mock keeps a world for each. */
  close?(): Promise<void>;
}

/** How a case behaves on a gateway that it shares with others and with all cases before it. */
export interface Guest {
  /** Who plays a role: the newcomer is an account of the case's own, if the suite may register one. */
  person(of: Person): PersonFacts;
  /** Registers the accounts that the case has asked for; called before each call. */
  settle(): Promise<void>;
  /** A param or a contact in which the recipes' fixed contacts are replaced by the case's own. */
  own<Value>(value: Value): Value;
  /** The proof of a captcha that the gateway asks for because of the many calls before. */
  solve?(): Promise<object>;
  /** Notes a call that succeeded, so that what it changed can be undone at the end. */
  note(call: NotedCall): void;
  /** Counts something that stays on the gateway, by a name for the report. */
  leave(what: string): void;
}

export interface NotedCall {
  readonly method: Method;
  readonly param: object;
  readonly data: unknown;
  /** Who called, if it is a person of the settings. */
  readonly person: Person | undefined;
}
