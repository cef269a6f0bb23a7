import type { LoginResult, ResumeSection } from '@careers/gateway/contract';
import { hmacSha256Hex } from '@careers/gateway/wire/hmac';
import { loginResult } from '../backend/account.ts';
import type { Backend, StoredFile } from '../backend/context.ts';
import { createDispatcher, type Dispatcher } from '../backend/dispatcher.ts';
import { dropDueAccounts } from '../backend/drop-account.ts';
import { createFileChannel, type FileChannel } from '../backend/files.ts';
import { saveElsewhere } from '../backend/resume.ts';
import { CallLog, type RecordCall } from '../core/call-log.ts';
import { createClock, isoInstant, type WorldClock } from '../core/clock.ts';
import type { CallRecord, WorldReply, WorldRequest } from '../core/message.ts';
import { Refusal } from '../core/refusal.ts';
import { type DirectoryAddress, NO_DIRECTORY_ADDRESS } from '../directory/directory-address.ts';
import { createDirectoryPages, type DirectoryPages } from '../directory/directory-pages.ts';
import type { PositionStatus, WorldState } from '../domain/state.ts';
import { writeFaults } from '../faults/rule.ts';
import { firstPositions, type PositionFilter } from '../positions/first-positions.ts';
import { passDeadlines } from '../process/hiring.ts';
import { createHiringDesk, type HiringDesk } from '../process/hiring-desk.ts';
import { beginScenario } from '../process/sample-of-scenario.ts';
import { createRecommendationDesk, type RecommendationDesk } from '../recommendations/desk.ts';
import type { Adjustable } from '../scenarios/adjust.ts';
import { DEFAULT_CONFIG, type WorldConfig } from '../scenarios/config.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { readSnapshot, SnapshotError } from './read-snapshot.ts';
import { createWorldBackend } from './world-backend.ts';
import type { WorldWraps } from './wraps.ts';

/** The configuration of a running world, which `adjust` changes. */
type ChangeableConfig = { -readonly [Key in keyof WorldConfig]: WorldConfig[Key] };

/** What a world needs from its host. */
export interface WorldHost {
  /** Real Unix milliseconds. */
  readonly realNow?: () => number;
  /** Lower-case hex HMAC-SHA256 of a text. */
  readonly hmac?: (text: string, secret: string) => string | Promise<string>;
  /** Waits; used for latency. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** The address of the company's directory. */
  readonly directory?: DirectoryAddress;
  /** Where uploads are stored, for a host that limits their size; otherwise the world has its own place. */
  readonly files?: Map<string, StoredFile>;
  /** Where calls are logged for the inspector, for a host that limits their size. */
  readonly log?: CallLog;
  /** Wraps around the world's parts, for tests that check whether a change is noticed. */
  readonly wraps?: WorldWraps;
}

/** A call as its answerer logs it; the world gives it an id and its time. */
type LoggedCall = Omit<CallRecord, 'id' | 'at'>;

/** One world: a backend with its own data, clock and state. Worlds share nothing. */
export interface World {
  readonly config: WorldConfig;
  readonly clock: WorldClock;
  /** Answers a call of the business, base or admin channel. */
  handle(channel: Parameters<Dispatcher>[0], request: WorldRequest): Promise<WorldReply>;
  /** Answers an upload or a download. */
  handleFile: FileChannel;
  /** Answers a request for one of the directory's pages. */
  handleDirectory: DirectoryPages;
  /** Brings the world up to date with its clock. Each call begins with it, and so does moving the clock. */
  passTime(): void;
  /** Waits for the configured latency; undefined if there is none. Adapters call it before each answer. */
  pause(): Promise<void> | undefined;
  /** The plain AJ-Captcha service of this world. */
  readonly captcha: Backend['captcha'];
  state(): WorldState;
  /**
   * Changes parameters while the world runs; its data, state and visitors stay. A clock that is named is set also if the world began at
   * it, and faults that are named count from now on also if the world has just those.
   */
  adjust(changes: Adjustable, named?: readonly string[]): void;
  /**
   * Replaces the state by another one of this world, e.g. one that a second tab has stored. A state that it cannot read changes
   * nothing.
   * @throws {SnapshotError}
   */
  restore(state: unknown): void;
  /** Whether it can read a state. */
  reads(state: unknown): boolean;
  /** Logs a call that was answered beside the gateways; it is read once somebody looks. */
  log(read: () => LoggedCall, weight: number): void;
  /** The latest calls, newest last. */
  calls(): readonly CallRecord[];
  onCall(listener: (call: CallRecord) => void): () => void;
  /** A session of the configured persona; undefined for the visitor. */
  openPersonaSession(): LoginResult | undefined;
  setPositionStatus(id: string, status: PositionStatus): void;
  /**
   * Saves a section of the resume as another device of the person who logged in last.
   * @throws {Refusal} if nobody is logged in
   */
  saveElsewhere(section: ResumeSection): void;
  /**
   * Has somebody else take a time of the interviewer's.
   * @throws {Refusal} for an unknown one
   */
  takeSlotElsewhere(id: string): void;
  /** The actions of a recruiter on deliveries, by the rules of the process. */
  readonly hiring: HiringDesk;
  readonly recommendations: RecommendationDesk;
  /** The first positions of a channel and status, for scenarios and tests. */
  positionIds(filter: PositionFilter): string[];
}

/** Creates a world. The same config gives the same data on every machine and in every adapter. */
export function createWorld(given: Partial<WorldConfig> = {}, host: WorldHost = {}): World {
  // Always the same object: the world is adjusted by changing it, and configurations are cached by it.
  const config: ChangeableConfig = { ...DEFAULT_CONFIG, ...given };
  const realNow = host.realNow ?? Date.now;
  const wait = host.wait ?? ((ms) => new Promise((done) => setTimeout(done, ms)));
  const wraps = host.wraps ?? {};
  const ownClock = createClock(realNow, config.clock);
  const clock = wraps.clock?.(ownClock) ?? ownClock;
  const { backend, replaceState } = createWorldBackend({
    config,
    clock,
    files: host.files ?? new Map(),
    directory: host.directory ?? NO_DIRECTORY_ADDRESS,
    wraps,
  });
  const { state, positions } = backend;
  const recorder = createRecorder(host.log ?? new CallLog());
  const channels = createChannels(backend, {
    hmac: host.hmac ?? hmacSha256Hex,
    realNow,
    record: recorder.record,
    wraps,
  });

  /** Events that are due by the clock happen before any call is answered. */
  function passTime(): void {
    dropDueAccounts(state(), clock.now(), backend.files);
    passDeadlines(backend);
  }

  const read = (other: unknown): WorldState => {
    const { seed, size } = config;
    const hasPosition = (id: string) => positions().table.indexOf(id) !== undefined;
    return readSnapshot(other, { seed, size, realNow: realNow(), hasPosition });
  };

  beginScenario(backend);

  return {
    config,
    clock,
    captcha: backend.captcha,
    state: () => ({ ...state(), clockOffset: clock.offset() }),
    passTime,
    handle: (channel, request) => {
      passTime();
      return channels.dispatch(channel, request);
    },
    handleFile: (request) => {
      passTime();
      return channels.files(request);
    },
    handleDirectory: channels.directoryPages,
    pause: () => (config.latency > 0 ? wait(config.latency) : undefined),
    adjust: (changes, named = []) => adjust({ config, clock, state: state(), realNow }, changes, named),
    restore: (next) => replaceState(read(next)),
    reads(other) {
      try {
        return read(other) !== undefined;
      } catch (error) {
        if (error instanceof SnapshotError) return false;
        throw error;
      }
    },
    log(readCall, weight) {
      const id = backend.newCallId();
      const at = isoInstant(clock.now());
      recorder.record(() => ({ id, at, ...readCall() }), weight);
    },
    calls: recorder.calls,
    onCall: recorder.onCall,
    openPersonaSession: () => openPersonaSession(backend),
    setPositionStatus: backend.setPositionStatus,
    takeSlotElsewhere: (id) => takeSlotElsewhere(backend, id),
    saveElsewhere: (section) => saveAsOtherDevice(backend, section),
    hiring: createHiringDesk(backend),
    recommendations: createRecommendationDesk(backend),
    positionIds: (filter) => firstPositions(positions().table, filter),
  };
}

/** Records calls in a log, and tells listeners about each. */
function createRecorder(log: CallLog) {
  const listeners = new Set<(call: CallRecord) => void>();
  const record: RecordCall = (read, weight) => {
    const call = log.add(read, weight);
    for (const listener of listeners) listener(call());
  };
  return {
    record,
    calls: () => log.all(),
    onCall: (listener: (call: CallRecord) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface ChannelOptions {
  readonly hmac: NonNullable<WorldHost['hmac']>;
  readonly realNow: () => number;
  readonly record: RecordCall;
  readonly wraps: WorldWraps;
}

/** What answers the world's callers: the gateways, the file channel and the directory's pages. */
function createChannels(backend: Backend, { hmac, realNow, record, wraps }: ChannelOptions) {
  const dispatch = createDispatcher({ backend, hmac, realNow, record, wraps });
  const files = createFileChannel(backend, record);
  const directoryPages = createDirectoryPages(backend);
  return {
    dispatch: wraps.dispatch?.(dispatch, backend) ?? dispatch,
    files: wraps.files?.(files, backend) ?? files,
    directoryPages: wraps.directory?.(directoryPages, backend) ?? directoryPages,
  };
}

interface Running {
  readonly config: ChangeableConfig;
  readonly clock: WorldClock;
  readonly state: WorldState;
  readonly realNow: () => number;
}

/** Changes parameters of a world while it runs. */
function adjust(
  { config, clock, state, realNow }: Running,
  { faults, latency, lang, clock: startsAt }: Adjustable,
  named: readonly string[],
): void {
  // With new faults, `once` counts from now on.
  if (named.includes('fault') || writeFaults(faults) !== writeFaults(config.faults))
    for (const rule of Object.keys(state.faultCounts)) delete state.faultCounts[rule];
  if (startsAt !== config.clock || (named.includes('clock') && startsAt !== undefined))
    clock.setOffset(startsAt === undefined ? 0 : startsAt - realNow());
  delete config.clock;
  Object.assign(config, {
    faults,
    latency,
    lang,
    ...(startsAt === undefined ? {} : { clock: startsAt }),
  });
}

function openPersonaSession(backend: Backend): LoginResult | undefined {
  const { config } = backend;
  if (config.persona === 'visitor') return undefined;
  const { accounts, sessions } = backend.state();
  const account = accounts[magicAccounts[config.persona].id];
  const session = account && loginResult(backend, account);
  if (session && config.sessionOver) delete sessions[session.Authorization];
  return session;
}

function takeSlotElsewhere(backend: Backend, id: string): void {
  const state = backend.state();
  if (!state.slots.some((slot) => slot.id === id))
    throw new Refusal(`no time ${id} is offered`, `没有提供时间 ${id}`);
  state.slots = state.slots.map((slot) => (slot.id === id ? { ...slot, elsewhere: true } : slot));
}

/** Saves a section of the resume of the person who logged in last, as another device of theirs. */
function saveAsOtherDevice(backend: Backend, section: ResumeSection): void {
  const { sessions, accounts } = backend.state();
  const account = Object.values(sessions)
    .map(({ accountId }) => accounts[accountId])
    .findLast((one) => one !== undefined);
  if (!account) throw new Refusal('nobody is logged in', '没有人登录');
  saveElsewhere({ ...backend, locale: backend.config.lang }, account, section, backend.clock.now());
}
