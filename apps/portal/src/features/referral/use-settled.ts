import { useEffect, useState } from 'react';

/** Typing that has paused so long is worth a question. */
const SETTLED_MS = 600;

/** A value once it has stayed the same for a moment; compared by what it says. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  const said = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is what counts, not which object it is.
  useEffect(() => {
    const timer = setTimeout(() => settle(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return settled;
}
