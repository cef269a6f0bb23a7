import { useEffect } from 'react';
import type { Merge } from '../model/merge.ts';

/**
 * The merge, if somebody has to choose between two versions. One without conflicts is settled at once.
 *
 * @param settle must be a stable function
 */
export function useMergeToChoose<Value>(
  merge: Merge<Value> | undefined,
  settle: (value: Value) => void,
): Merge<Value> | undefined {
  const mustChoose = merge !== undefined && merge.conflicts.length > 0;
  useEffect(() => {
    if (merge && !mustChoose) settle(merge.value);
  }, [merge, mustChoose, settle]);
  return mustChoose ? merge : undefined;
}
