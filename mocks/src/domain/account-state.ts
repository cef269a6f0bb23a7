import type { VerificationFunction } from '@careers/gateway/contract';

/** Somebody who can log in. */
export interface Account {
  readonly id: string;
  /** Empty until the person saves a name in their resume. */
  readonly name: string;
  readonly account?: string;
  phone?: string;
  phoneNationCode?: string;
  email?: string;
  /** Absent while the person only logs in by code; in a directory account, the directory's own password. */
  passwordHash?: string;
  /** '1' allows the internal site, '2' refuses it; absent outside the directory. */
  readonly authFlag?: '1' | '2';
  consents: readonly Consent[];
  /** When the account will be deleted, in world time, if its owner has asked for it. */
  deletionDueAt?: number;
}

/** What a person agreed to, in which version, and when. */
export interface Consent {
  readonly kind: 'terms' | 'privacy';
  readonly version: string;
  readonly agreedAt: number;
}

/** Proves that a person has read a reset code: it sets the password of one account, once. */
export interface ResetToken {
  readonly token: string;
  readonly accountId: string;
  /** The contact that was verified; the token is valid with no other. */
  readonly contact: string;
  readonly expiresAt: number;
}

/** Given by the directory to a person who signed on; the portal exchanges it for a session. */
export interface SignOnCode {
  readonly code: string;
  readonly accountId: string;
  readonly expiresAt: number;
}

/** A login, and until when it is valid. */
export interface Session {
  readonly accountId: string;
  readonly expiresAt: number;
  /** The next call of a method that needs a session is answered with 40101, and ends the session. */
  readonly expiresOnUse?: boolean;
}

/** What a code is for: a purpose of `sendVerificationCode`, or to open a link. */
export type CodePurpose = VerificationFunction | 'link';

/** Proves that the person a link was issued for has read its code: it opens that link. */
export interface LinkPass {
  readonly pass: string;
  readonly token: string;
  readonly expiresAt: number;
}

/** A code that was sent and not used yet. */
export interface SentCode {
  /** Where it was sent: an e-mail address in lower case, or a phone number with its country. */
  readonly contact: string;
  readonly function: CodePurpose;
  readonly code: string;
  readonly sentAt: number;
}

/** Proves that an owner has just shown who they are; it is used up by the change that it permits. */
export interface OwnerProof {
  readonly token: string;
  readonly accountId: string;
  readonly expiresAt: number;
}
