import { names } from '../data/names.ts';
import type { Localized } from '../data/types.ts';
import type { Account } from '../domain/account-state.ts';
import type { Recipient } from '../domain/process-state.ts';
import type { StoredDelivery, WorldState } from '../domain/state.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { websiteSites } from '../sites/websites.ts';

/** How the e-mail addresses of the company's own people end. */
const WORK_ADDRESS_END = '@chengyuan.example';

/** Somebody who works at the company or for it. */
interface Colleague {
  readonly name: Localized;
  readonly email: string;
  /** Their account on the careers site, if they have one. */
  readonly accountId?: string;
}

const someone = names[0] ?? magicAccounts.interviewer.name;

/** The people who receive requests besides the candidate, at work, unless somebody else has their part. */
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

/** The recruiter of the sample data, who asks for things and sends offers: nobody who has an account or is asked for something. */
export const recruiter: Localized = names[17] ?? {
  'zh-cn': '招聘组',
  'zh-hk': '招聘組',
  'en-us': 'Recruiting',
};

/** The interviewer of the staff's own website: an employee of the directory who is allowed on it. */
const employee: Colleague = {
  name: magicAccounts.employee.name,
  email: addressAtWork(magicAccounts.employee.account),
  accountId: magicAccounts.employee.id,
};

/** The accounts of the interviewers. */
export const evaluators: readonly string[] = [magicAccounts.interviewer.id, magicAccounts.employee.id];

type Interviewed = Pick<StoredDelivery, 'siteId' | 'accountId'>;

/** The account of whoever holds and evaluates the interviews of a delivery; nobody interviews themselves. */
export function evaluatorOf({ siteId, accountId }: Interviewed): string {
  const isTheirs = siteId === websiteSites.internal.id && accountId !== magicAccounts.employee.id;
  return isTheirs ? magicAccounts.employee.id : magicAccounts.interviewer.id;
}

/** The person with a part in the hiring of a delivery, other than its candidate. */
export function colleagueOf(recipient: Exclude<Recipient, 'candidate'>, delivery: Interviewed): Colleague {
  const isEmployee = recipient === 'interviewer' && evaluatorOf(delivery) === employee.accountId;
  return isEmployee ? employee : colleagues[recipient];
}

/** The address at work of somebody in the company's directory. */
function addressAtWork(account: string): string {
  return account + WORK_ADDRESS_END;
}

/** Whether an e-mail address, in lower case, is one of the company's own people. */
export function isAddressAtWork(email: string): boolean {
  return email.endsWith(WORK_ADDRESS_END);
}

/** The address at work of an account; undefined for people outside the company. */
export function workEmailOf({ id, account, authFlag }: Account): string | undefined {
  const colleague = Object.values(colleagues).find(({ accountId }) => accountId === id);
  return colleague?.email ?? (authFlag && account ? addressAtWork(account) : undefined);
}

/** The address of a recipient. */
interface RecipientContact {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  /** The account that the message is about, if they have one. */
  readonly accountId?: string;
}

/**
 * The address of a recipient of a process: candidates are written to by e-mail if possible, the directory's people at work;
 * undefined without any contact.
 */
export function contactOfRecipient(
  state: WorldState,
  delivery: Interviewed,
  recipient: Recipient,
): RecipientContact | undefined {
  if (recipient !== 'candidate') {
    const { email, accountId: own } = colleagueOf(recipient, delivery);
    return { channel: 'email', to: email, ...(own ? { accountId: own } : {}) };
  }
  const { accountId } = delivery;
  const account = state.accounts[accountId];
  if (!account) return undefined;
  const { email, phone, phoneNationCode = '' } = account;
  if (!email && phone) return { channel: 'sms', to: `${phoneNationCode} ${phone}`, accountId };
  const to = email ?? workEmailOf(account);
  return to === undefined ? undefined : { channel: 'email', to, accountId };
}
