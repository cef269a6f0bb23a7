import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { returnCodes } from '@careers/gateway/wire';
import { changeContext } from '../change/call.ts';
import { changeReply } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';
import { before } from './lifetimes.ts';

const asking: readonly MethodId[] = methodIds.filter((id) => registry[id].captcha);

/** Methods that never ask, or ask everybody. */
const asked: readonly Sabotage[] = [
  ...(['login', 'ldapLogin'] as const).map((id) => ({
    idea: 'captcha',
    at: id,
    what: 'counts no failed logins',
    wraps: before(id, () => ({ failedLogins: {} })),
  })),
  ...(['login', 'ldapLogin'] as const).map((id) => ({
    idea: 'captcha',
    at: id,
    what: 'asks for a captcha after one failed login',
    wraps: before(id, ({ failedLogins }) => ({
      failedLogins: Object.fromEntries(
        Object.entries(failedLogins).map(([name, count]) => [name, count * 3]),
      ),
    })),
  })),
  ...asking.map((id) => ({
    idea: 'captcha',
    at: id,
    what: 'asks everybody for a captcha',
    wraps: changeReply(id, (reply, { param }) =>
      reply.code === returnCodes.success && !Object(param).captchaVerification
        ? { code: returnCodes.captcha, message: '请完成验证', data: { captchaType: 'blockPuzzle' } }
        : reply,
    ),
  })),
  ...(['login'] as const).map((id) => ({
    idea: 'captcha',
    at: id,
    what: 'does not say which captcha it asks for',
    wraps: changeReply(id, (reply) =>
      reply.code === returnCodes.captcha ? { ...reply, data: { captchaType: 'blockPuzzle' } } : reply,
    ),
  })),
];

/** Look-ups of accounts that are not counted although they should be. */
const lookUps: readonly Sabotage[] = (
  [
    'ifAccountExist',
    'sendVerificationCode',
    'login',
    'registerAccount',
    'validateResetPasswordVerificationCode',
    'resetPasswordBeforeLogin',
    'bindPhone',
    'bindEmail',
    'checkDuplicateCandidate',
    'recommendCandidate',
  ] as const
).flatMap((id) => [
  {
    idea: 'limit gone',
    at: id,
    what: 'lets accounts be looked up without end',
    wraps: changeContext(id, (context) => {
      const kept = Object.entries(context.state().attempts).filter(([key]) => !key.startsWith('look-up:'));
      if (kept.length === Object.keys(context.state().attempts).length) return undefined;
      for (const key of Object.keys(context.state().attempts))
        if (key.startsWith('look-up:')) delete context.state().attempts[key];
      return {};
    }),
  },
]);

export const captchaAsks: readonly Sabotage[] = [...asked, ...lookUps];
