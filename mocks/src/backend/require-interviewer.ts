import type { Account } from '../domain/account-state.ts';
import { evaluators } from '../process/recipients.ts';
import { BusinessError, type CallContext } from './context.ts';

/**
 * The account of an interviewer, who offers times for interviews and evaluates them.
 * @throws {ExpiredError} without a session
 * @throws {BusinessError} noPermission, for everybody else
 */
export function requireInterviewer(context: CallContext): Account {
  const account = context.requireAccount();
  if (!evaluators.includes(account.id)) throw new BusinessError('noPermission');
  return account;
}
