/** A new password, typed twice. */
export interface NewPasswordValues {
  readonly password: string;
  readonly passwordConfirm: string;
}

export const emptyPasswords: NewPasswordValues = { password: '', passwordConfirm: '' };
