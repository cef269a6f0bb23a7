import { logout } from '@careers/gateway/contract';
import { needing, recipe, reference } from '@careers/gateway/reference';
import { methodIds, registry } from '@careers/gateway/registry';
import { expectSame } from '../cases/check.ts';
import { type Rule, rule } from './rule.ts';

const needSession = methodIds.filter((id) => registry[id].access === 'session');

/** Sessions live two hours (decision 6.1) or until they are ended, for each method that needs one. */
export const sessionRules: readonly Rule[] = [
  ...needSession.map((id) =>
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
  ),
  ...needSession.map((id) =>
    rule(
      [id, 'logout'],
      'is closed to a session that was logged out',
      recipe(async (probe) => {
        const someone = await probe.another('newcomer');
        await someone.call(logout, {});
        const { code } = await someone.reply(registry[id], reference[id].example.param);
        expectSame('the code', code, '40101');
      }),
    ),
  ),
];
