import type { MethodId } from '@careers/gateway/registry';
import { loginResult } from '../../src/backend/account.ts';
import { findAccount, findDirectoryAccount } from '../../src/backend/account-rules.ts';
import { BusinessError, type CallContext } from '../../src/backend/context.ts';
import { hashPassword } from '../../src/backend/passwords.ts';
import type { Account } from '../../src/domain/account-state.ts';
import { MAGIC_PASSWORD, magicAccounts } from '../../src/scenarios/magic.ts';
import { aroundResolver, changeContext, changeParam } from '../change/call.ts';
import { changeState } from '../change/state.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';
import { typedPassword } from './passwords.ts';

/** Logs in the named account although the mock refuses, for this reason. */
function lettingIn(
  id: 'login' | 'ldapLogin',
  reason: string,
  find: (context: CallContext, param: Readonly<Record<string, unknown>>) => Account | undefined,
): Wrong {
  return aroundResolver(id, async (rest, param, context, markApplied) => {
    try {
      return await rest();
    } catch (error) {
      const account = find(context, param);
      if (!(error instanceof BusinessError) || error.reason !== reason || !account) throw error;
      markApplied();
      return loginResult(context, account);
    }
  });
}

const byName = (context: CallContext, { username }: Readonly<Record<string, unknown>>) =>
  findAccount(context.state(), String(username));

const logins: readonly Sabotage[] = [
  {
    idea: 'login',
    at: 'login',
    what: 'takes any password',
    wraps: lettingIn('login', 'passwordWrong', byName),
  },
  {
    idea: 'login',
    at: 'login',
    what: 'takes the password of anybody',
    wraps: lettingIn('login', 'passwordWrong', (context, param) => {
      const hash = hashPassword(typedPassword(param.password));
      const isKnown = Object.values(context.state().accounts).some(
        ({ passwordHash }) => passwordHash === hash,
      );
      return isKnown ? byName(context, param) : undefined;
    }),
  },
  { idea: 'login', at: 'login', what: 'takes any code', wraps: lettingIn('login', 'codeWrong', byName) },
  {
    idea: 'login',
    at: 'ldapLogin',
    what: 'takes any password',
    wraps: lettingIn('ldapLogin', 'passwordWrong', (context, { userName }) =>
      findDirectoryAccount(context.state(), String(userName)),
    ),
  },
  {
    idea: 'login',
    at: 'ldapLogin',
    what: 'lets everybody of the directory in',
    wraps: grantSession('ldapLogin'),
  },
  {
    idea: 'login',
    at: 'getLdapSsoTokenInfo',
    what: 'lets everybody of the directory in',
    wraps: grantSession('getLdapSsoTokenInfo'),
  },
  {
    idea: 'login',
    at: 'login',
    what: 'logs everybody in as the candidate',
    wraps: aroundResolver('login', async (rest, _param, context, markApplied) => {
      await rest();
      markApplied();
      const candidate = context.state().accounts[magicAccounts.candidate.id];
      return candidate && loginResult(context, candidate);
    }),
  },
  {
    idea: 'login',
    at: 'login',
    what: 'ends the sessions of before',
    wraps: aroundResolver('login', (rest, _param, context, markApplied) => {
      markApplied();
      changeState(context, { sessions: {} });
      return rest();
    }),
  },
  {
    idea: 'login',
    at: 'logout',
    what: 'ends all sessions of the account',
    wraps: aroundResolver('logout', (rest, _param, context, markApplied) => {
      markApplied();
      changeState(context, { sessions: {} });
      return rest();
    }),
  },
];

/** Every employee gets the answer of one who may enter. */
function grantSession(id: MethodId): Wrong {
  return aroundResolver(id, async (rest, _param, _context, markApplied) => {
    const answer = Object(await rest());
    if (answer.userInfo?.ifHomapageAuthFlag !== '2') return answer;
    markApplied();
    return { ...answer, userInfo: { ...answer.userInfo, ifHomapageAuthFlag: '1' } };
  });
}

/** Sessions that a new password does not end. */
const lastingSessions: readonly Sabotage[] = (
  ['modifyPassword', 'resetPasswordBeforeLogin'] as const
).flatMap((id) => [
  {
    idea: 'sessions kept',
    at: id,
    what: 'leaves the sessions of the old password alone',
    wraps: aroundResolver(id, async (rest, _param, context, markApplied) => {
      const sessions = { ...context.state().sessions };
      const answer = await rest();
      markApplied();
      changeState(context, { sessions });
      return answer;
    }),
  },
]);

const endedSessions: readonly Sabotage[] = (['setPassword', 'modifyPassword'] as const).map((id) => ({
  idea: 'sessions ended',
  at: id,
  what: 'ends the session that asks',
  wraps: aroundResolver(id, async (rest, _param, context, markApplied) => {
    const answer = await rest();
    markApplied();
    if (context.token) delete context.state().sessions[context.token];
    return answer;
  }),
}));

/** Passwords that are kept, whatever was typed. */
const passwords: readonly Sabotage[] = (
  ['registerAccount', 'setPassword', 'modifyPassword', 'resetPasswordBeforeLogin'] as const
).map((id) => ({
  idea: 'password mixed up',
  at: id,
  what: 'keeps another password than the one that was typed',
  wraps: aroundResolver(id, async (rest, _param, context, markApplied) => {
    const hashes = new Map(Object.values(context.state().accounts).map((one) => [one.id, one.passwordHash]));
    const answer = await rest();
    for (const account of Object.values(context.state().accounts)) {
      if (account.passwordHash === hashes.get(account.id)) continue;
      markApplied();
      account.passwordHash = 'of nobody';
    }
    return answer;
  }),
}));

const contacts: readonly Sabotage[] = [
  {
    idea: 'contact mixed up',
    at: 'bindPhone',
    what: 'lets two accounts have one phone',
    wraps: notTaken('bindPhone'),
  },
  {
    idea: 'contact mixed up',
    at: 'bindEmail',
    what: 'lets two accounts have one e-mail',
    wraps: notTaken('bindEmail'),
  },
  {
    idea: 'contact mixed up',
    at: 'getAccountSettings',
    what: 'shows contacts unmasked',
    wraps: aroundResolver('getAccountSettings', async (rest, _param, { account }, markApplied) => {
      const answer = Object(await rest());
      markApplied();
      const { phone, email } = account ?? {};
      return { ...answer, ...(phone ? { phone } : {}), ...(email ? { email } : {}) };
    }),
  },
  {
    idea: 'contact mixed up',
    at: 'login',
    what: 'distinguishes upper and lower case in names',
    wraps: changeParam('login', (param) =>
      /[A-Z]/.test(String(param.username)) ? { ...param, username: `${param.username}-` } : param,
    ),
  },
];

/** An unbound phone still belongs to its former account. */
const ghosts: readonly Sabotage[] = [
  {
    idea: 'contact mixed up',
    at: 'unbindPhone',
    what: 'keeps the account under the unbound phone',
    wraps: aroundResolver('unbindPhone', async (rest, _param, context, markApplied) => {
      const before = { ...context.account };
      const answer = await rest();
      const { accounts } = context.state();
      if (!before.id || !before.phone) return answer;
      markApplied();
      accounts[`ghost-${before.id}`] = {
        id: `ghost-${before.id}`,
        name: '',
        consents: [],
        phone: before.phone,
      };
      return answer;
    }),
  },
];

/** The method does not see that somebody else has the contact. */
function notTaken(id: 'bindPhone' | 'bindEmail'): Wrong {
  return changeContext(id, (context) => {
    const { account } = context;
    const state = context.state();
    if (!account) return undefined;
    return { state: () => ({ ...state, accounts: { [account.id]: account } }) };
  });
}

/** Sign-on through the directory's page in a browser. */
const signOn: readonly Sabotage[] = [
  {
    idea: 'directory',
    at: 'directory',
    what: 'takes any password',
    wraps: (markApplied) => ({
      directory: (pages) => (request) => {
        const form = new URLSearchParams(request.body);
        if (request.method !== 'POST' || !form.has('password')) return pages(request);
        if (form.get('password') !== MAGIC_PASSWORD) markApplied();
        form.set('password', MAGIC_PASSWORD);
        return pages({ ...request, body: form.toString() });
      },
    }),
  },
  {
    idea: 'directory',
    at: 'directory',
    what: 'has no lock',
    wraps: (markApplied) => ({
      directory: (pages, backend) => (request) => {
        if (Object.keys(backend.state().locks).length > 0) markApplied();
        changeState(backend, { locks: {}, attempts: {} });
        return pages(request);
      },
    }),
  },
  {
    idea: 'directory',
    at: 'getLdapSsoTokenInfo',
    what: 'takes a sign-on code twice',
    wraps: aroundResolver('getLdapSsoTokenInfo', async (rest, _param, context, markApplied) => {
      const { signOnCodes } = context.state();
      const answer = await rest();
      markApplied();
      changeState(context, { signOnCodes });
      return answer;
    }),
  },
  {
    idea: 'directory',
    at: 'directory',
    what: 'sends back without the site',
    wraps: (markApplied) => ({
      directory: (pages) => (request) => {
        if (request.query.websiteId) markApplied();
        return pages({ ...request, query: { ...request.query, websiteId: '' } });
      },
    }),
  },
];

/** Counts by the name that was typed instead of by the account. */
const apart: readonly Sabotage[] = [
  {
    idea: 'count mixed up',
    at: 'login',
    what: 'counts each name of an account by itself',
    wraps: (markApplied) => ({
      resolver: (resolver, id) => {
        if (id !== 'login') return resolver;
        const counts = new Map<string, Record<string, number>>();
        return async (param, context) => {
          const name = String(Object(param).username);
          markApplied();
          changeState(context, { failedLogins: counts.get(name) ?? {} });
          try {
            return await resolver(param, context);
          } finally {
            counts.set(name, { ...context.state().failedLogins });
          }
        };
      },
    }),
  },
  {
    idea: 'count mixed up',
    at: 'sendVerificationCode',
    what: 'begins the count of wrong tries anew with a new code',
    wraps: aroundResolver('sendVerificationCode', (rest, _param, context, markApplied) => {
      markApplied();
      changeState(context, { attempts: {} });
      return rest();
    }),
  },
];

export const accounts: readonly Sabotage[] = [
  ...logins,
  ...lastingSessions,
  ...endedSessions,
  ...passwords,
  ...contacts,
  ...ghosts,
  ...signOn,
  ...apart,
];
