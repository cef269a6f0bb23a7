import * as v from 'valibot';
import { isRecent } from '../session/index.ts';
import { TYPED_KEY, typedFields } from './typed-fields.ts';

/** No reload takes longer; what a browser restores with its tabs another day may be somebody else's. */
const LIFE_MS = 5 * 60_000;

const keptTyped = v.object({
  at: v.number(),
  route: v.string(),
  typed: v.array(v.object({ name: v.string(), place: v.number(), value: v.string() })),
});

type Typed = v.InferOutput<typeof keptTyped>;

/**
 * Fills the fields of the page with what was typed in them before `reloadKeepingTyped`, as they appear: those of a popover when
 * it is opened again. Gives up when the person goes to another page.
 *
 * @returns a function that stops it
 */
export function restoreTyped(): () => void {
  const kept = takeKept();
  if (kept?.route !== location.hash || kept.typed.length === 0) return () => {};
  let left = kept.typed;
  const watch = new MutationObserver(look);
  const stop = () => watch.disconnect();
  function look(): void {
    if (kept?.route !== location.hash) left = [];
    for (const { field, name, place } of left.length > 0 ? typedFields() : []) {
      const typed = left.find((one) => one.name === name && one.place === place);
      if (!typed) continue;
      left = left.filter((one) => one !== typed);
      if (field.value === '' || field instanceof HTMLSelectElement) fill(field, typed.value);
    }
    if (left.length === 0) stop();
  }
  watch.observe(document.body, { subtree: true, childList: true });
  look();
  return stop;
}

function takeKept(): Typed | undefined {
  try {
    const text = sessionStorage.getItem(TYPED_KEY) ?? '';
    sessionStorage.removeItem(TYPED_KEY);
    const read = v.safeParse(keptTyped, JSON.parse(text));
    return read.success && isRecent(read.output.at, Date.now(), LIFE_MS) ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Sets a value as typing does: past the setter that React has put on the element, and with the event that React listens to. */
function fill(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
