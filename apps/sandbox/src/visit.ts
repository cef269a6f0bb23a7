import { STATE_SHAPE } from '@careers/mocks';

/** What a tab remembers over reloads. */
export type TabMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** This tab's; one that has no room, or may keep nothing, remembers nothing. */
const thisTab: TabMemory = {
  getItem: (key) => attempt(() => sessionStorage.getItem(key)) ?? null,
  setItem: (key, value) => attempt(() => sessionStorage.setItem(key, value)),
  removeItem: (key) => attempt(() => sessionStorage.removeItem(key)),
};

/** The area is asked for each time: where it is closed, even its name throws. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Where a page stands among the visits to a world. */
export interface VisitSource {
  /** How the browser came here. */
  readonly navigation: string;
  readonly tab: TabMemory;
  /** Who else has a page of a world open; undefined where nobody can tell. */
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
/** Set for the next page of this tab alone. */
const NEXT = 'careers-next-visit';
/** Tabs of two versions of the sandbox never share a world: its shape is part of the name. */
const lockPrefix = (address: string) => `careers-visit:${STATE_SHAPE}:${address}:`;

/**
 * Which visit a page belongs to: a reload, a step through the history, the way back from the directory and a second
 * tab of a running world go on; any other way to the address is a new visit, which begins as the address says.
 */
export async function findVisit(address: string, source: VisitSource): Promise<string> {
  const { tab, navigation, newVisit } = source;
  const next = tab.getItem(NEXT);
  tab.removeItem(NEXT);
  const own = tab.getItem(entry(address));
  const returns = navigation === 'reload' || navigation === 'back_forward' || next === 'go-on';
  const goesOn =
    next === 'fresh' ? undefined : ((returns ? own : null) ?? (await findRunning(address, source)));
  const visit = goesOn ?? newVisit();
  rememberVisit(address, visit, tab);
  return visit;
}

/** Has this tab's later pages of the address go on with a visit. */
export function rememberVisit(address: string, visit: string, tab: TabMemory = thisTab): void {
  tab.setItem(entry(address), visit);
}

/** Says what the next page of this tab does, however it is come to. */
export function nextPage(does: 'go-on' | 'fresh', tab: TabMemory = thisTab): void {
  tab.setItem(NEXT, does);
}

/** The visit of another tab that has the world open. */
async function findRunning(address: string, { locks }: VisitSource): Promise<string | undefined> {
  const prefix = lockPrefix(address);
  const { held = [] } = (await locks?.query()) ?? {};
  return held.find(({ name }) => name?.startsWith(prefix))?.name?.slice(prefix.length);
}

/** Tells other tabs that this one has the world open, until the page ends. Returns the way to stop before. */
export function holdVisit(address: string, visit: string, { locks }: Pick<VisitSource, 'locks'>): () => void {
  let letGo = () => {};
  const over = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void locks?.request(lockPrefix(address) + visit, { mode: 'shared' }, () => over);
  return letGo;
}
