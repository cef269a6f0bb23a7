import type { MethodId } from '@careers/gateway/registry';
import { aroundResolver } from '../change/call.ts';
import { changeState } from '../change/state.ts';
import type { Sabotage } from '../sabotage.ts';
import { before } from './lifetimes.ts';

const kept: readonly MethodId[] = [
  'login',
  'ldapLogin',
  'modifyPassword',
  'proveOwner',
  'validateResetPasswordVerificationCode',
  'verifyLink',
];

/** Failed tries that still count after a right answer, or after the lock that they led to has ended. */
export const tries: readonly Sabotage[] = [
  ...kept.map((id) => ({
    idea: 'count not reset',
    at: id,
    what: 'goes on counting wrong tries once it was right',
    wraps: aroundResolver(id, async (rest, _param, context, markApplied) => {
      const counted = { ...context.state().attempts };
      const answer = await rest();
      const forgotten = Object.keys(counted).filter((name) => !(name in context.state().attempts));
      if (forgotten.length > 0) markApplied();
      const again = Object.fromEntries(forgotten.map((name) => [name, counted[name] ?? []]));
      changeState(context, { attempts: { ...context.state().attempts, ...again } });
      return answer;
    }),
  })),
  ...(['locks', 'failedLogins'] as const).map((count) => ({
    idea: 'count not reset',
    at: 'resetPasswordBeforeLogin' as const,
    what: `leaves the account’s ${count} as they were`,
    wraps: aroundResolver('resetPasswordBeforeLogin', async (rest, _param, context, markApplied) => {
      const before = { ...context.state()[count] };
      const answer = await rest();
      if (Object.keys(before).some((name) => !(name in context.state()[count]))) markApplied();
      changeState(context, { [count]: { ...context.state()[count], ...before } });
      return answer;
    }),
  })),
  ...(['login', 'ldapLogin', 'registerAccount', 'verifyLink'] as const).map((id) => ({
    idea: 'count not reset',
    at: id,
    what: 'locks anew at the first wrong try after a lock',
    wraps: before(id, ({ locks, attempts }, now) => {
      const served = Object.keys(locks).filter((name) => (locks[name] ?? 0) <= now && !(name in attempts));
      if (served.length === 0) return undefined;
      const again = Object.fromEntries(served.map((name) => [name, [now, now, now, now]]));
      return {
        attempts: { ...attempts, ...again },
        locks: Object.fromEntries(Object.entries(locks).filter(([name]) => !served.includes(name))),
      };
    }),
  })),
];
