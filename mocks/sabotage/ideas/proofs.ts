import { findAccount } from '../../src/backend/account-rules.ts';
import { aroundResolver } from '../change/call.ts';
import { changeState } from '../change/state.ts';
import type { Sabotage } from '../sabotage.ts';

/** Proofs of an account's owner that are not required, or can be used too often. */
const ofOwners: readonly Sabotage[] = (['bindPhone', 'bindEmail'] as const).flatMap((id) => [
  {
    idea: 'proof not spent',
    at: id,
    what: 'takes a proof of the owner twice',
    wraps: aroundResolver(id, async (rest, _param, context, markApplied) => {
      const { ownerProofs } = context.state();
      const answer = await rest();
      markApplied();
      changeState(context, { ownerProofs });
      return answer;
    }),
  },
  {
    idea: 'proof not asked',
    at: id,
    what: 'takes any proof while one of the account waits',
    wraps: aroundResolver(id, (rest, { ownerProof: token }, context, markApplied) => {
      const { ownerProofs } = context.state();
      const isOwn = ({ accountId }: { accountId: string }) => accountId === context.account?.id;
      if (typeof token !== 'string' || !ownerProofs.some(isOwn)) return rest();
      markApplied();
      changeState(context, {
        ownerProofs: ownerProofs.map((proof) => (isOwn(proof) ? { ...proof, token } : proof)),
      });
      return rest();
    }),
  },
  {
    idea: 'proof not asked',
    at: id,
    what: 'takes the proof of somebody else',
    wraps: aroundResolver(id, (rest, _param, context, markApplied) => {
      const { account } = context;
      const { ownerProofs } = context.state();
      if (!account || ownerProofs.length === 0) return rest();
      markApplied();
      changeState(context, {
        ownerProofs: ownerProofs.map((proof) => ({ ...proof, accountId: account.id })),
      });
      return rest();
    }),
  },
]);

/** Tokens that set a forgotten password. */
const resets: readonly Sabotage[] = [
  {
    idea: 'proof not spent',
    at: 'resetPasswordBeforeLogin',
    what: 'sets a password twice by one proof',
    wraps: aroundResolver('resetPasswordBeforeLogin', async (rest, _param, context, markApplied) => {
      const { resetTokens } = context.state();
      const answer = await rest();
      markApplied();
      changeState(context, { resetTokens });
      return answer;
    }),
  },
  {
    idea: 'proof not asked',
    at: 'resetPasswordBeforeLogin',
    what: 'takes the proof of another contact',
    wraps: aroundResolver('resetPasswordBeforeLogin', (rest, { phone, email }, context, markApplied) => {
      const account = findAccount(context.state(), String(phone ?? email ?? ''));
      const { resetTokens } = context.state();
      if (!account || resetTokens.length === 0) return rest();
      markApplied();
      const contact = email ? String(email).toLowerCase() : `${account.phoneNationCode} ${account.phone}`;
      changeState(context, {
        resetTokens: resetTokens.map((token) => ({ ...token, accountId: account.id, contact })),
      });
      return rest();
    }),
  },
];

/** Using one code or proof ends those of all others. */
const othersEnded: readonly Sabotage[] = (
  [
    ['login', 'codes', 'drops all codes when one is used'],
    ['sendVerificationCode', 'codes', 'keeps no code but the one that is sent'],
    ['resetPasswordBeforeLogin', 'resetTokens', 'drops all tokens when one is used'],
    ['validateResetPasswordVerificationCode', 'resetTokens', 'keeps no token but the one that is given'],
    ['proveOwner', 'ownerProofs', 'keeps no proof but the one that is given'],
    ['bindEmail', 'ownerProofs', 'drops all proofs when one is used'],
    ['verifyLink', 'linkPasses', 'keeps no pass but the one that is given'],
  ] as const
).map(([at, kept, what]) => ({
  idea: 'proof dropped',
  at,
  what,
  wraps: aroundResolver(at, async (rest, _param, context, markApplied) => {
    const before: readonly object[] = context.state()[kept];
    const answer = await rest();
    const added = context.state()[kept].filter((one) => !before.includes(one));
    if (context.state()[kept].length > added.length) markApplied();
    changeState(context, { [kept]: added });
    return answer;
  }),
}));

/** How a person proves that a contact or an account is theirs. */
export const proofs: readonly Sabotage[] = [...ofOwners, ...resets, ...othersEnded];
