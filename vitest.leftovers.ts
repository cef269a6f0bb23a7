import { beforeAll, vi } from 'vitest';

/**
 * Files of one worker share its globals and its page: this compares both before and after each file, and fails the
 * file that left something, naming it. Listed last in a package's setup: what the others put there is not the file's.
 */

/** What libraries put there when they are first loaded, and keep for as long as the worker lives. */
const ofLibraries = [
  // tslib's helpers and core-js's registry, both of axe.
  /^globalThis\.(axe|__(?!TSR_)[\w-]+)$/,
  // axe fills it in where a page has none.
  /^document\.elementsFromPoint$/,
  // React listens once to each document.
  /^document\._reactListening\w+$/,
  // pdf.js, and what its build for older browsers brings them; its tests have a worker of their own.
  /^globalThis\.(pdfjs(Lib|Worker)|_pdfjsTestingUtils|self)$/,
  /^(Function\.prototype\.toString|Promise\.try|Iterator\.prototype\.\w+)$/,
  // Turned on and off around each act by React's testing library; a test chooses its own.
  /^globalThis\.IS_REACT_ACT_ENVIRONMENT$/,
];

/** What each thing is looked up by, and what it was. */
type Look = Map<string, unknown>;

const classes = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).flatMap(([name, { value }]) =>
  typeof value === 'function' ? [{ name, value }] : [],
);
const before = lookAround();

// What `beforeAll` gives back is called when every `afterAll` has been, the other setups' too.
beforeAll(() => () => {
  const left = findLeftovers(before);
  if (left.length > 0) throw new Error(`this file leaves behind: ${left.join(', ')}`);
});

/** What is there now and was not before, or is another thing, after all that Vitest puts back itself. */
export function findLeftovers(was: Look): string[] {
  const left = vi.isFakeTimers() ? ['fake timers'] : [];
  vi.useRealTimers();
  // Vitest itself does so before the next test, also of the next file.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  return [...left, ...differences(was, lookAround())];
}

export function lookAround(): Look {
  const seen: Look = new Map();
  lookAt(seen, 'globalThis', globalThis);
  lookAt(seen, 'process.env', process.env);
  lookAt(seen, 'console', console);
  // A method that is replaced on a class, or for all its instances.
  for (const { name, value } of classes) {
    lookAt(seen, name, value);
    lookAt(seen, `${name}.prototype`, value.prototype);
  }
  if (typeof document !== 'undefined') lookAtPage(seen);
  return seen;
}

/** Own properties, without calling what is computed. */
function lookAt(seen: Look, name: string, owner: object | undefined | null): void {
  if (!owner) return;
  for (const [key, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
    seen.set(`${name}.${key}`, get ?? value);
}

function lookAtPage(seen: Look): void {
  for (const [name, owner] of Object.entries({ navigator, location, document })) lookAt(seen, name, owner);
  // Whoever listens to the history puts its methods back as its own properties.
  for (const name of ['pushState', 'replaceState', 'scrollRestoration'] as const)
    seen.set(`history.${name}`, history[name]);
  seen.set('the address', location.href);
  seen.set('something in the head', document.head.innerHTML);
  seen.set('something in the body', document.body.innerHTML);
  for (const element of [document.documentElement, document.body])
    for (const { name, value } of element.attributes) seen.set(`${element.localName}[${name}]`, value);
  for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
    for (const [key, value] of Object.entries(storage)) seen.set(`${name}.${key}`, value);
}

function differences(was: Look, is: Look): string[] {
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.has(name) !== is.has(name) || !Object.is(was.get(name), is.get(name)))
    .filter((name) => !ofLibraries.some((pattern) => pattern.test(name)));
}
