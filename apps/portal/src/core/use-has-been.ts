import { useState } from 'react';

/** Whether something is the case, or has been since the component was mounted. */
export function useHasBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow);
  if (isNow && !hasBeen) setHasBeen(true);
  return hasBeen;
}
