import type { VerificationFunction } from '@careers/gateway/contract';

/** Somebody who can log in. */
export interface Account {
  readonly id: string;
  /** Empty until the person writes it into a resume. */
  readonly name: string;
  readonly account?: string;
  phone?: string;
  phoneNationCode?: string;
  email?: string;
  /** Absent while the person logs in by code alone; of a directory account, the directory's own password. */
  passwordHash?: string;
  /** '1' allows the internal site, '2' refuses it; absent outside the directory. */
  readonly authFlag?: '1' | '2';
  consents: readonly Consent[];
  /** World time at which the account goes, once its owner asked for it. */
  deletionDueAt?: number;
}

/** What a person agreed to, in which version, and when. */
export interface Consent {
  readonly kind: 'terms' | 'privacy';
  readonly version: string;
  readonly agreedAt: number;
}

/** Proof that a person read a reset code: sets one password of one account. */
export interface ResetToken {
  readonly token: string;
  readonly accountId: string;
  /** The contact that was proven; no other one goes with it. */
  readonly contact: string;
  readonly expiresAt: number;
}

/** What the directory hands to a person who signed on, for the portal to exchange. */
export interface SignOnCode {
  readonly code: string;
  readonly accountId: string;
  readonly expiresAt: number;
}

/** A login that lives until then. */
export interface Session {
  readonly accountId: string;
  readonly expiresAt: number;
  /** The next call of a method that needs a session answers 40101 and the token is dead. */
  readonly expiresOnUse?: boolean;
}

/** What a code is for: what `sendVerificationCode` says, or to open a link. */
export type CodePurpose = VerificationFunction | 'link';

/** Proof that whoever a link was issued for has read its code: opens that link. */
export interface LinkPass {
  readonly pass: string;
  readonly token: string;
  readonly expiresAt: number;
}

/** A code that waits to be entered. */
export interface SentCode {
  /** The address it went to: an e-mail in lower case, or a phone with its country. */
  readonly contact: string;
  readonly function: CodePurpose;
  readonly code: string;
  readonly sentAt: number;
}

/** An owner who has proven anew who they are, until the change that it was for. */
export interface OwnerProof {
  readonly token: string;
  readonly accountId: string;
  readonly expiresAt: number;
}
