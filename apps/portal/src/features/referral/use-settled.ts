import { useEffect, useState } from 'react';

/** Typing that has paused so long is worth a question. */
const SETTLED_MS = 600;

/** A value once it has stayed the same for a moment; compared by what it says. */
export function useSettled<Value>(value: Value): Value {
  const [latest, keep] = useState(value);
  const [settled, settle] = useState(value);
  // Another object that says the same is no change.
  if (JSON.stringify(latest) !== JSON.stringify(value)) keep(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(latest), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return settled;
}
