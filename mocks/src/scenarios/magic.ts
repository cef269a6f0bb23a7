import type { CaptchaType } from '@careers/captcha/protocol';
import { hongKongNames, names } from '../data/names.ts';
import type { Localized } from '../data/types.ts';

/** Accepted wherever a code is required; real codes arrive in the inbox. */
export const MAGIC_CODE = '888888';

/** Tickets of shares that every world has, besides those that are created in it. */
export const magicTickets = {
  list: 'share-list',
  position: 'share-position',
  expired: 'share-expired',
  /** Belongs to no share, as in an address with an unknown ticket. */
  invalid: 'share-invalid',
} as const;

/** The password of every account that a world begins with, except one. */
export const MAGIC_PASSWORD = 'Passw0rd';

interface MagicAccount {
  readonly id: string;
  readonly name: Localized;
  readonly phone?: string;
  readonly email?: string;
  readonly account?: string;
  readonly authFlag?: '1' | '2';
  readonly resume: 'complete' | 'empty';
  /** It has no password, and logs in by code. */
  readonly passwordless?: true;
  /** It has agreed to the version before this one, and to none since. */
  readonly agreedTo?: 'earlier';
  /** What happens at its login besides logging in. */
  readonly login?:
    | { readonly kind: 'business' }
    | { readonly kind: 'expiresOnUse' }
    | { readonly kind: 'captcha'; readonly captchaType: CaptchaType };
}

const someone: Localized = { 'zh-cn': '林小雨', 'zh-hk': '林小雨', 'en-us': 'Lin Xiaoyu' };
const nameAt = (index: number): Localized => [...names, ...hongKongNames][index] ?? someone;

/** The accounts of every world; their keys are the ids of personas. */
export const magicAccounts = {
  candidate: {
    id: 'acc-candidate',
    name: someone,
    phone: '13800000001',
    email: 'candidate@example.com',
    account: 'candidate01',
    resume: 'complete',
  },
  newcomer: { id: 'acc-newcomer', name: nameAt(1), phone: '13800000002', resume: 'empty' },
  interviewer: { id: 'acc-interviewer', name: nameAt(2), phone: '13800000003', resume: 'empty' },
  codeOnly: {
    id: 'acc-code-only',
    name: nameAt(9),
    phone: '13800000004',
    resume: 'empty',
    passwordless: true,
  },
  returning: {
    id: 'acc-returning',
    name: nameAt(10),
    phone: '13800000005',
    resume: 'complete',
    agreedTo: 'earlier',
  },
  employee: { id: 'acc-employee', name: nameAt(3), account: 'employee', authFlag: '1', resume: 'complete' },
  outsider: { id: 'acc-outsider', name: nameAt(4), account: 'outsider', authFlag: '2', resume: 'empty' },
  refused: {
    id: 'acc-451',
    name: nameAt(5),
    phone: '13900000451',
    resume: 'empty',
    login: { kind: 'business' },
  },
  shortLived: {
    id: 'acc-40101',
    name: nameAt(6),
    phone: '13900040101',
    resume: 'complete',
    login: { kind: 'expiresOnUse' },
  },
  slider: {
    id: 'acc-601',
    name: nameAt(7),
    phone: '13900000601',
    resume: 'complete',
    login: { kind: 'captcha', captchaType: 'blockPuzzle' },
  },
  clickWords: {
    id: 'acc-602',
    name: nameAt(8),
    phone: '13900000602',
    resume: 'complete',
    login: { kind: 'captcha', captchaType: 'clickWord' },
  },
} as const satisfies Record<string, MagicAccount>;

export const magicAccountList: readonly MagicAccount[] = Object.values(magicAccounts);

export function magicAccountOf(accountId: string): MagicAccount | undefined {
  return magicAccountList.find((account) => account.id === accountId);
}
