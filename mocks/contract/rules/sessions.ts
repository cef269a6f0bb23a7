import { needing, reference } from '@careers/gateway/reference';
import { methodIds, registry } from '@careers/gateway/registry';
import { expectSame } from '../cases/check.ts';
import { type Rule, rule } from './rule.ts';

/** Sessions live two hours (decision 6.1), for each method that needs one. */
export const sessionRules: readonly Rule[] = methodIds
  .filter((id) => registry[id].access === 'session')
  .map((id) =>
    rule(
      id,
      'is closed to a session of two hours ago',
      needing(['clock'], async (probe) => {
        await probe.login('newcomer');
        await probe.advance('7201s');
        const { code } = await probe.reply(registry[id], reference[id].example.param);
        expectSame('the code', code, '40101');
      }),
    ),
  );
