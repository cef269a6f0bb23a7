import * as v from 'valibot';
import { TYPED_KEY, typedFields } from './typed-fields.ts';

/** A reload takes no longer; what a browser brings back with its tabs another day is somebody else's. */
const LIFE_MS = 5 * 60_000;

const keptTyped = v.object({
  at: v.number(),
  route: v.string(),
  typed: v.array(v.object({ name: v.string(), place: v.number(), value: v.string() })),
});

type Typed = v.InferOutput<typeof keptTyped>;

/**
 * Gives the fields of the page what stood in them before a reload that was no wish of the person's, as they appear:
 * a popover's when it is opened again. Ends with the page.
 *
 * @returns stops it
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
    return read.success && Math.abs(Date.now() - read.output.at) < LIFE_MS ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** As typing does: React listens to the event, and has put a setter of its own on the element. */
function fill(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
