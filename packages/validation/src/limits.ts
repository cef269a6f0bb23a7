/** Longest inputs in characters (section 9). */
export const INPUT_MAX = { phone: 50, verificationCode: 10, password: 20, email: 50 } as const;

export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

/** Seconds until a code may be sent again (decision 6.1). */
export const RESEND_SECONDS = 60;

/** Characters of a feedback. */
export const FEEDBACK_MAX = 500;

/** At most so many industries, categories and positions in a resume's intention. */
export const SELECTION_MAX = 3;

/** M and MB are 1 048 576 bytes (decision 6.5). */
export const MEGABYTE = 1_048_576;
