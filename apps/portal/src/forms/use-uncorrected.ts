import { useState } from 'react';

interface Refused {
  readonly refusals: number;
  readonly left: readonly string[];
  /** Those left whose message is here. */
  readonly said: readonly string[];
}

/**
 * Of what was wrong when a form was last refused, the names that have not been corrected since. A summary of these only shrinks until
 * the next refusal: what goes wrong while somebody types is shown at its field alone, since a summary that comes takes the focus.
 * @param wrong the names of what is wrong now
 * @param refusals how often the form has been refused
 * @param refused the names of what was refused, where a message may come later than the refusal
 */
export function useUncorrected(
  wrong: readonly string[],
  refusals: number,
  refused: readonly string[] = wrong,
): readonly string[] {
  const [last, setLast] = useState<Refused>({ refusals: 0, left: [], said: [] });
  const isNew = last.refusals !== refusals;
  const before: Refused = isNew ? { refusals, left: refused, said: [] } : last;
  const left = before.left.filter((name) => wrong.includes(name) || !before.said.includes(name));
  const said = left.filter((name) => wrong.includes(name));
  if (isNew || left.length < before.left.length || said.length > before.said.length)
    setLast({ refusals, left, said });
  return left;
}
