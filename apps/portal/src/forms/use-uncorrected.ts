import { useState } from 'react';

interface Refused {
  readonly refusals: number;
  readonly left: readonly string[];
}

/**
 * Of what was wrong when a form was last refused, the names that have been wrong ever since. A summary of these only shrinks until the
 * next refusal: what goes wrong while somebody types is shown at its field alone, since a summary that comes takes the focus.
 * @param wrong the names of what is wrong now
 * @param refusals how often the form has been refused
 */
export function useUncorrected(wrong: readonly string[], refusals: number): readonly string[] {
  const [refused, setRefused] = useState<Refused>({ refusals: 0, left: [] });
  const left = refused.refusals === refusals ? refused.left.filter((name) => wrong.includes(name)) : wrong;
  if (refused.refusals !== refusals || left.length < refused.left.length) setRefused({ refusals, left });
  return left;
}
