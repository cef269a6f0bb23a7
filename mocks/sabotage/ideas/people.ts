import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import type { CallContext } from '../../src/backend/context.ts';
import type { Account } from '../../src/domain/account-state.ts';
import { magicAccounts } from '../../src/scenarios/magic.ts';
import { changeContext } from '../change/call.ts';
import type { Sabotage } from '../sabotage.ts';

const ofSessions = methodIds.filter((id) => registry[id].access === 'session');

/** Sees a call as somebody's. */
function as(account: Account | undefined): Partial<CallContext> | undefined {
  return account && { account, requireAccount: () => account };
}

/** Another account: the candidate, or the newcomer if the candidate is the caller. */
function anotherPerson({ account, state }: CallContext): Account | undefined {
  const { candidate, newcomer } = magicAccounts;
  return state().accounts[account?.id === candidate.id ? newcomer.id : candidate.id];
}

/** They end the session that is named, or answer everybody alike. */
const impersonal: readonly MethodId[] = [
  'logout',
  'queryPhilosophy',
  'queryResumeFields',
  'queryResumeTemplates',
  'checkDuplicateCandidate',
];

/** A session's call answers for somebody else. */
const forgottenOwners: readonly Sabotage[] = ofSessions
  .filter((id) => !impersonal.includes(id))
  .map((id) => ({
    idea: 'owner forgotten',
    at: id,
    what: 'runs as another person',
    wraps: changeContext(id, (context) => (context.account ? as(anotherPerson(context)) : undefined)),
  }));

/** A caller without a session is treated as the candidate. */
const forgottenSessions: readonly Sabotage[] = ofSessions.map((id) => ({
  idea: 'session forgotten',
  at: id,
  what: 'treats a visitor as the candidate',
  wraps: changeContext(id, ({ account, state }) =>
    account ? undefined : as(state().accounts[magicAccounts.candidate.id]),
  ),
}));

/** Sessions whose time is over are still good. */
const endlessSessions: readonly Sabotage[] = ofSessions.map((id) => ({
  idea: 'session endless',
  at: id,
  what: 'takes a session whose two hours are over',
  wraps: changeContext(id, ({ account, token, state }) => {
    const over = account || !token ? undefined : state().sessions[token];
    return over && as(state().accounts[over.accountId]);
  }),
}));

export const people: readonly Sabotage[] = [...forgottenOwners, ...forgottenSessions, ...endlessSessions];
