import { useState } from 'react';

/**
 * The value, or the last one that there was while it is undefined. With `of`, which names what the value is about, only one of the
 * same.
 */
export function useLast<Value>(value: Value | undefined, of?: string): Value | undefined {
  const [last, setLast] = useState<{ readonly value: Value; readonly of: string | undefined }>();
  if (value !== undefined && value !== last?.value) setLast({ value, of });
  return value ?? (last?.of === of ? last?.value : undefined);
}
