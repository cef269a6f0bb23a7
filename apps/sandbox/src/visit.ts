import { STATE_SHAPE } from '@careers/mocks';

/** The storage of a tab, which survives reloads. */
type TabMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** This tab's session storage; with a full or disabled one nothing is remembered. */
const thisTab: TabMemory = {
  getItem: (key) => attempt(() => sessionStorage.getItem(key)) ?? null,
  setItem: (key, value) => attempt(() => sessionStorage.setItem(key, value)),
  removeItem: (key) => attempt(() => sessionStorage.removeItem(key)),
};

/** Catches the errors of a disabled storage: even reading `sessionStorage` may throw. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** What decides which visit a page belongs to. */
export interface VisitSource {
  /** The type of the browser's navigation. */
  readonly navigation: string;
  readonly tab: TabMemory;
  /** Tells which worlds other tabs have open; undefined in browsers without locks. */
  readonly locks: LockManager | undefined;
  readonly newVisit: () => string;
}

export function browserVisitSource(): VisitSource {
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    navigation: (navigation && 'type' in navigation && String(navigation.type)) || 'navigate',
    tab: thisTab,
    locks: navigator.locks,
    newVisit: () => crypto.randomUUID().slice(0, 8),
  };
}

const entry = (address: string) => `careers-visit:${address}`;
/** A key that is set for the next page of this tab only. */
const NEXT = 'careers-next-visit';
const LOCKS = 'careers-visit:';
/** The version of the state is part of the name, so that tabs of two versions of the sandbox never share a world. */
const lockPrefix = (address: string) => `${LOCKS}${STATE_SHAPE}:${address}:`;

/**
 * The visit that a page belongs to. A reload, a step through the history, the return from the directory and a second tab of a running
 * world continue a visit; any other navigation to the address begins a new one (decision 0016).
 */
export async function findVisit(address: string, source: VisitSource): Promise<string> {
  const { tab, navigation, newVisit } = source;
  const next = tab.getItem(NEXT);
  tab.removeItem(NEXT);
  const own = tab.getItem(entry(address));
  const returns = navigation === 'reload' || navigation === 'back_forward' || next === 'go-on';
  const joins = next === 'join';
  const left = returns && !joins ? own : null;
  const goesOn =
    next === 'fresh' ? undefined : (left ?? (await findRunning(address, source, joins ? own : null)));
  const visit = goesOn ?? newVisit();
  rememberVisit(address, visit, tab);
  return visit;
}

/** Makes later pages of this tab and address continue a visit. */
export function rememberVisit(address: string, visit: string, tab: TabMemory = thisTab): void {
  tab.setItem(entry(address), visit);
}

/** Sets what the next page of this tab does, whatever the navigation: `join` comes to the visit that another tab has begun since. */
export function nextPage(does: 'go-on' | 'fresh' | 'join', tab: TabMemory = thisTab): void {
  tab.setItem(NEXT, does);
}

/** The visit of another tab that has the world open, but for one. */
async function findRunning(
  address: string,
  { locks }: VisitSource,
  except: string | null,
): Promise<string | undefined> {
  const prefix = lockPrefix(address);
  const { held = [] } = (await locks?.query()) ?? {};
  const visits = held.flatMap(({ name }) => (name?.startsWith(prefix) ? name.slice(prefix.length) : []));
  return visits.find((visit) => visit !== except);
}

/** The visits that any tab has open, to all addresses, also of another version of the sandbox. */
export async function openVisits({ locks }: Pick<VisitSource, 'locks'>): Promise<string[]> {
  const { held = [] } = (await locks?.query()) ?? {};
  // An address may contain colons, a visit does not.
  return held.flatMap(({ name }) => (name?.startsWith(LOCKS) ? name.slice(name.lastIndexOf(':') + 1) : []));
}

/** By which the tabs of a visit tell each other that one of them begins its world anew. */
export interface Resets {
  tell(): void;
  /** Calls back when another tab tells it; returns a function that stops it. */
  watch(told: () => void): () => void;
}

export function openResets(visit: string): Resets {
  const channel = new BroadcastChannel(`careers-reset:${visit}`);
  return {
    tell: () => channel.postMessage('reset'),
    watch(told) {
      channel.addEventListener('message', told);
      return () => channel.removeEventListener('message', told);
    },
  };
}

/** Holds a lock that tells other tabs that this one has the world open, until the page ends. Returns a function that releases it. */
export function holdVisit(address: string, visit: string, { locks }: Pick<VisitSource, 'locks'>): () => void {
  let letGo = () => {};
  const over = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void locks?.request(lockPrefix(address) + visit, { mode: 'shared' }, () => over);
  return letGo;
}
