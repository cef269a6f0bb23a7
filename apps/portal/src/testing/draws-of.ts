import { I18n } from '@lingui/core';
import * as v from 'valibot';
import { vi } from 'vitest';

/**
 * How often a component has been drawn, by an English text that it alone says each time. To be called before the portal is opened;
 * returns a function that counts since its last call.
 */
export function drawsOf(text: string): () => number {
  const isText = v.object({ message: v.literal(text) });
  const said = vi.spyOn(I18n.prototype, '_');
  return () => {
    const draws = said.mock.calls.filter(([words]) => v.is(isText, words)).length;
    said.mockClear();
    return draws;
  };
}
