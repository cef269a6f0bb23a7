import { names } from '../data/names.ts';
import type { Localized } from '../data/types.ts';
import type { Recipient } from '../domain/process-state.ts';
import type { StoredDelivery, WorldState } from '../domain/state.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { websiteSites } from '../sites/websites.ts';

/** Somebody who works for the company, or for it. */
interface Colleague {
  readonly name: Localized;
  readonly email: string;
  /** Their account on the careers site, if they have one. */
  readonly accountId?: string;
}

const someone = names[0] ?? magicAccounts.interviewer.name;

/** Whom requests go to beside the candidate; they are written to at work. */
export const colleagues: Readonly<Record<Exclude<Recipient, 'candidate'>, Colleague>> = {
  interviewer: {
    name: magicAccounts.interviewer.name,
    email: 'interviewer@chengyuan.example',
    accountId: magicAccounts.interviewer.id,
  },
  manager: { name: names[14] ?? someone, email: 'hiring.manager@chengyuan.example' },
  approver: { name: names[15] ?? someone, email: 'approvals@chengyuan.example' },
  secondApprover: { name: names[16] ?? someone, email: 'second.approver@chengyuan.example' },
  supplier: {
    name: {
      'zh-cn': '明鉴背景调查有限公司',
      'zh-hk': '明鑑背景調查有限公司',
      'en-us': 'Mingjian Background Screening Ltd',
    },
    email: 'cases@mingjian.example',
  },
};

/** Who interviews: for the staff's own website somebody of the directory, whom it lets in. */
export const evaluators: readonly string[] = [magicAccounts.interviewer.id, magicAccounts.employee.id];

/** The account of whoever evaluates the interviews of a delivery. */
export function evaluatorOf({ siteId }: Pick<StoredDelivery, 'siteId'>): string {
  return siteId === websiteSites.internal.id ? magicAccounts.employee.id : magicAccounts.interviewer.id;
}

/** Where somebody is written to. */
export interface RecipientContact {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  /** Whose account it is about, if they have one. */
  readonly accountId?: string;
}

/** Where a recipient of a process is written to: a candidate by e-mail where there is one; undefined without any contact. */
export function contactOfRecipient(
  state: WorldState,
  { accountId }: Pick<StoredDelivery, 'accountId'>,
  recipient: Recipient,
): RecipientContact | undefined {
  if (recipient !== 'candidate') {
    const { email, accountId: own } = colleagues[recipient];
    return { channel: 'email', to: email, ...(own ? { accountId: own } : {}) };
  }
  const account = state.accounts[accountId];
  if (account?.email) return { channel: 'email', to: account.email, accountId };
  return account?.phone
    ? { channel: 'sms', to: `${account.phoneNationCode ?? ''} ${account.phone}`, accountId }
    : undefined;
}
