import type { TransportRequest } from '@careers/gateway';
import { expect, it } from 'vitest';
import { createSuite } from '../cases/create-suite.ts';
import { runCase } from '../run.ts';
import { signatureOf } from '../target/raw-call.ts';
import { localTarget, type Target } from '../target/target.ts';

const name = 'queryPositionList: sorts the same positions by hot in the order of queryHotPositions';
const [hottest] = createSuite().cases.filter((one) => one.name === name);
const sound = localTarget();

/** A call that asks for the latest where the hottest were asked for; any other as it is. */
function forTheLatest(request: TransportRequest, methods: readonly string[]): TransportRequest {
  const { biz } = JSON.parse(
    Buffer.from(JSON.parse(String(request.body)).paramString, 'base64').toString('utf8'),
  );
  if (!methods.includes(biz.method)) return request;
  const method = biz.method === 'queryHotPositions' ? 'queryLatestPositions' : biz.method;
  const changed = { biz: { method, param: { ...biz.param, sort: 'latest' } } };
  const paramString = Buffer.from(JSON.stringify(changed)).toString('base64');
  const url = new URL(request.url);
  url.searchParams.delete('sign');
  const sign = signatureOf(Object.fromEntries(url.searchParams), paramString, sound.settings.secret);
  url.searchParams.set('sign', sign);
  return { ...request, url: String(url), body: JSON.stringify({ paramString }) };
}

/** The mock, for which these methods hold the latest positions for the hottest. */
function withoutHeat(methods: readonly string[]): Target {
  return {
    ...sound,
    open() {
      const { transport, ...context } = sound.open();
      return {
        ...context,
        transport: (request, options) => transport(forTheLatest(request, methods), options),
      };
    },
  };
}

it.each([
  ['is left out where the hottest are the latest', ['queryPositionList', 'queryHotPositions'], 'skipped'],
  ['fails where the list alone takes the latest for the hottest', ['queryPositionList'], 'failed'],
  ['fails where the short list alone does', ['queryHotPositions'], 'failed'],
  ['passes where the hottest are others', [], 'passed'],
])('the case about the hottest positions %s', async (_, methods, status) => {
  if (!hottest) throw new RangeError(`no case ${name}`);
  expect((await runCase(hottest, withoutHeat(methods))).status).toBe(status);
});
