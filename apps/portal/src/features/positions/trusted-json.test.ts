import { expect, it } from 'vitest';
import { jsonPolicy } from './trusted-json.ts';

it('JSON becomes the text of a script as it is', () => {
  expect(jsonPolicy.createScript('{"a":"\\u003c/script>"}')).toBe('{"a":"\\u003c/script>"}');
});

it.each(['alert(1)', '{"a":1};alert(1)', '({})', '', '{a:1}', '[]//', '"a"-alert(1)'])(
  'what is no JSON never does: %j',
  (text) => expect(() => jsonPolicy.createScript(text)).toThrow(SyntaxError),
);
