import { useState } from 'react';
import { useBench } from './bench-context.ts';

/** A text of a panel, such as its filter, that is still there when another panel was looked at meanwhile. Empty at first. */
export function useKeptText(name: string): readonly [text: string, keep: (text: string) => void] {
  const { keptTexts } = useBench();
  const [text, setText] = useState(keptTexts.get(name) ?? '');
  const keep = (next: string) => {
    keptTexts.set(name, next);
    setText(next);
  };
  return [text, keep];
}
