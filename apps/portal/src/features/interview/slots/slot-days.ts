import { dayIn } from '../../../core/format/zones.ts';

interface SlotDay<Slot> {
  /** `YYYY-MM-DD` in the viewer's zone. */
  readonly day: string;
  readonly slots: readonly [Slot, ...Slot[]];
}

/** Times grouped by the day on which they begin in a zone, earliest first. */
export function byDay<Slot extends { readonly start: string }>(
  slots: readonly Slot[],
  timeZone: string,
): SlotDay<Slot>[] {
  const days = new Map<string, readonly [Slot, ...Slot[]]>();
  for (const slot of [...slots].sort((a, b) => Date.parse(a.start) - Date.parse(b.start))) {
    const day = dayIn(slot.start, timeZone);
    const before = days.get(day);
    days.set(day, before ? [...before, slot] : [slot]);
  }
  return [...days].map(([day, of]) => ({ day, slots: of }));
}
