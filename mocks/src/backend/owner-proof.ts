import { MINUTE } from '../core/clock.ts';
import { hexText } from '../core/random.ts';
import type { Account } from '../domain/account-state.ts';
import { isDirectoryAccount, refuseOfDirectory } from './account-rules.ts';
import { takeCode } from './codes.ts';
import { boundContact } from './contacts.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { takePassword } from './take-password.ts';

/** How long a proof permits a change. */
const PROOF_LIFE = 10 * MINUTE;
/** How many unused proofs an account can have. */
const PROOFS_KEPT = 10;

export const ownerProofResolvers = {
  proveOwner: (param, context) => {
    const account = context.requireAccount();
    if (param.by === 'code') {
      takeCode(context, boundContact(account, param.own).address, 'bind', param.verificationCode);
    } else {
      refuseOfDirectory(account);
      if (account.passwordHash === undefined) throw new BusinessError('passwordNotSet');
      takePassword(context, account, param.password);
    }
    return { ownerProof: issueProof(context, account) };
  },
} satisfies Partial<Resolvers>;

function issueProof(context: CallContext, { id: accountId }: Account): string {
  const state = context.state();
  const now = context.clock.now();
  const token = hexText(context.random, 40);
  const living = state.ownerProofs.filter(({ expiresAt }) => expiresAt > now);
  const own = living.filter((proof) => proof.accountId === accountId).slice(1 - PROOFS_KEPT);
  state.ownerProofs = [
    ...living.filter((proof) => proof.accountId !== accountId),
    ...own,
    { token, accountId, expiresAt: now + PROOF_LIFE },
  ];
  return token;
}

/**
 * Requires a fresh proof that the owner wants a change. An account that has nothing to prove it with, such as one of the
 * directory without a contact, needs only its session.
 * @returns a function that uses up the proof, to be called when the change is made
 * @throws {BusinessError} proofNeeded
 */
export function demandOwner(context: CallContext, account: Account, given: string | undefined): () => void {
  const ownPassword = account.passwordHash !== undefined && !isDirectoryAccount(account);
  if (!account.phone && !account.email && !ownPassword) return () => {};
  const state = context.state();
  const now = context.clock.now();
  const proof = state.ownerProofs.find(
    ({ token, accountId, expiresAt }) => token === given && accountId === account.id && expiresAt > now,
  );
  if (!proof) throw new BusinessError('proofNeeded');
  return () => {
    state.ownerProofs = state.ownerProofs.filter((other) => other !== proof);
  };
}
