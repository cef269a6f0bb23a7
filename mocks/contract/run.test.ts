import { expect, it } from 'vitest';
import { createSuite } from './cases/create-suite.ts';
import { runCase } from './run.ts';
import { localTarget, type Target } from './target/target.ts';

const sound = localTarget();
const refusal = JSON.stringify({ returnCode: 'MS000A404', returnDesc: 'unknown' });

/** The mock without one of its methods. */
const without = (name: string): Target => ({
  ...sound,
  open() {
    const { transport, ...context } = sound.open();
    return {
      ...context,
      transport(request, options) {
        const { paramString } = JSON.parse(String(request.body));
        const { biz } = JSON.parse(Buffer.from(paramString, 'base64').toString('utf8'));
        if (biz.method !== name) return transport(request, options);
        return Promise.resolve({ status: 200, text: refusal, header: () => null });
      },
    };
  },
});

it.each([
  'logout: ends the session that it is called in, and no other',
  'gateway: checks the session before the param',
  'gateway: checks the method before the session',
])('“%s” proves nothing on a gateway that does not know a method which it needs', async (name) => {
  const [one] = createSuite().cases.filter((each) => each.name === name);
  if (!one) throw new RangeError(`no case ${name}`);
  expect(await runCase(one, without('getResume'), { unknown: new Set(['getResume']) })).toMatchObject({
    status: 'skipped',
    lacks: ['method'],
    why: 'the gateway does not know getResume, which the case needs',
  });
});

it.each([
  ['<html>\r\n<body>Sign in</body>', 'the answer is not JSON: "<html>\\r\\n<body>Sign in</body>"'],
  [
    JSON.stringify({ returnCode: 'MS000A400', returnData: Buffer.from('{"cut":').toString('base64') }),
    'returnData is not JSON: "{\\"cut\\":"',
  ],
])('says of an answer that is no JSON what came instead: %s', async (text, said) => {
  const [one] = createSuite().cases.filter(
    ({ name }) => name === 'gateway: checks the body before the signature',
  );
  if (!one) throw new RangeError('no such case');
  const target: Target = {
    ...sound,
    open: () => ({ ...sound.open(), transport: async () => ({ status: 200, text, header: () => null }) }),
  };
  expect(await runCase(one, target)).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining(said),
  });
});
