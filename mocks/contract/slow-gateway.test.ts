import type { Transport } from '@careers/gateway';
import { describe, expect, test } from 'vitest';
import { createLocalWorld } from '../src/adapters/fetch.ts';
import { createHmacs } from '../src/adapters/server/hmac.ts';
import { createSuite, localTarget, type Target } from './index.ts';

/** How long each call takes: on a busy machine, or to a gateway that is far away. */
const CALL = '2s';

/** The mock in this process, whose clock runs on during each call as if the call took that long. */
function slowTarget(): Target {
  const { settings } = localTarget();
  const hmac = createHmacs();
  return {
    name: 'a slow mock in this process',
    settings,
    open: () => {
      const local = createLocalWorld({}, { hmac });
      const transport: Transport = (request, options) => {
        local.control().advance(CALL);
        return local.transport(request, options);
      };
      return { settings, transport, visit: transport };
    },
  };
}

describe('a case that moves the clock passes on a slow gateway too', () => {
  const target = slowTarget();
  const cases = createSuite().cases.filter(({ needs }) => needs.includes('clock'));
  test('the suite has such cases', () => expect(cases.length).toBeGreaterThan(20));
  for (const one of cases) test(one.name, async () => one.run(target.open()));
});
