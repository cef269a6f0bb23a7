import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapeHtml leaves no character of a text that HTML would read', () => {
  expect(escapeHtml(`R&D <b class="a" id='b'>`)).toBe('R&#38;D &#60;b class=&#34;a&#34; id=&#39;b&#39;&#62;');
});
