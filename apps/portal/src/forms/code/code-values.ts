import { normalizeCode } from '@careers/validation';

/** A code that was sent, as it is typed. */
export interface CodeValues {
  readonly verificationCode: string;
}

/** Why a server refuses a code, which is shown at its field. */
export const codeReasons = {
  codeWrong: 'verificationCode',
  codeExpired: 'verificationCode',
  locked: 'verificationCode',
  tooOften: 'verificationCode',
} as const;

/** The code that was typed, as it is sent. */
export function readCode({ verificationCode }: CodeValues): string {
  return normalizeCode(verificationCode);
}
