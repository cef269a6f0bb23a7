/**
 * The maximum lengths of inputs in characters (section 9). The password's is that of a new one: an existing one may be a
 * directory's.
 */
export const INPUT_MAX = { phone: 50, verificationCode: 10, password: 20, email: 50 } as const;

/** The most UTF-8 bytes of a password that can be sent: RSA PKCS#1 v1.5 with a 2048-bit key encrypts no more (decision 6.9). */
export const PASSWORD_BYTES_MAX = 245;

export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

/** Seconds until a code may be sent again (decision 6.1). */
export const RESEND_SECONDS = 60;

/** Characters of a feedback. */
export const FEEDBACK_MAX = 500;

/** The maximum length of the reason for declining an offer. */
export const OFFER_REASON_MAX = 1000;

/** The maximum length of a comment on a decision by link: an approval, an evaluation, a resume. */
export const COMMENT_MAX = 1000;

/** The maximum length of the name of a place, such as a hospital. */
export const PLACE_MAX = 100;

/** The most industries, categories and positions in a resume's intention. */
export const SELECTION_MAX = 3;

/** M and MB are 1 048 576 bytes (decision 6.5). */
export const MEGABYTE = 1_048_576;
