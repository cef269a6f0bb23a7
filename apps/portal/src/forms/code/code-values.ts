import { normalizeCode } from '@careers/validation';

/** A code that was sent, as it is typed. */
export interface CodeValues {
  readonly verificationCode: string;
}

/** The code that was typed, as it is sent. */
export function readCode({ verificationCode }: CodeValues): string {
  return normalizeCode(verificationCode);
}
