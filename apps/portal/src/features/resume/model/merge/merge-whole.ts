import { keyOf, type Merge, type Sides } from './conflict.ts';
import { isSame } from './same.ts';

/** Merges a value that has no parts: a text, a photo, a video. */
export function mergeWhole<Value>(sides: Sides<Value>): Merge<Value> {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, conflicts: [] };
  if (isSame(mine, base)) return { value: theirs, conflicts: [] };
  return {
    value: mine,
    conflicts: [
      {
        kind: 'changed',
        key: keyOf('changed', {}),
        path: {},
        mine,
        theirs,
        choose: (_value, side) => sides[side],
      },
    ],
  };
}
