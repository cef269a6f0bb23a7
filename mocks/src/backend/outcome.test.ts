import { decodeReply } from '@careers/gateway/wire';
import { describe, expect, it } from 'vitest';
import { readShown, writeReply } from './outcome.ts';

describe('a business reply', () => {
  it.each(['', 'ok', '成功', 'a "quoted" \\ line\n\u2028\u007f\u0080\u00ff', '🎉', 'half a pair: \ud83c'])(
    'is JSON in ASCII, and carries the message %j',
    (message) => {
      for (const data of [undefined, { name: '林' }]) {
        const { body } = writeReply('business', { code: '451', message, data }).reply;
        expect(body).toMatch(/^[\0-\x7f]*$/);
        expect(decodeReply(body)).toEqual({ code: '451', message, data: data ?? {} });
      }
    },
  );

  it.each([undefined, 'text', { name: '林' }, [1, '二']])(
    'has its data in a form that the log can read back: %j',
    (data) => {
      const { shown } = writeReply('business', { code: 'MS000A000', message: '', data });
      expect(readShown(shown)).toEqual(data);
    },
  );
});
