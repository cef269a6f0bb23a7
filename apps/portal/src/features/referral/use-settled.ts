import { useEffect, useState } from 'react';

/** How long a value has to stay the same. */
const SETTLED_MS = 600;

/** The last value that has stayed the same for a moment; compared as JSON. */
export function useSettled<Value>(value: Value): Value {
  const [latest, keep] = useState(value);
  const [settled, settle] = useState(value);
  // An equal object is no change.
  if (JSON.stringify(latest) !== JSON.stringify(value)) keep(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(latest), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return settled;
}
