import { expect, it } from 'vitest';
import { jsonPolicy } from './trusted-json.ts';

it('JSON is accepted unchanged as the text of a script', () => {
  expect(jsonPolicy.createScript('{"a":"\\u003c/script>"}')).toBe('{"a":"\\u003c/script>"}');
});

it.each(['alert(1)', '{"a":1};alert(1)', '({})', '', '{a:1}', '[]//', '"a"-alert(1)'])(
  'text that is not JSON is refused as a script: %j',
  (text) => expect(() => jsonPolicy.createScript(text)).toThrow(SyntaxError),
);
