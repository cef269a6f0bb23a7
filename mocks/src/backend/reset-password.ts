import { MINUTE } from '../core/clock.ts';
import { keepNewestOf } from '../core/keep-newest.ts';
import { hexText } from '../core/random.ts';
import { refuseOfDirectory } from './account-rules.ts';
import { takeCode } from './codes.ts';
import { readContact, requireOwner } from './contacts.ts';
import { BusinessError, type Resolvers } from './context.ts';
import { readNewPassword, replacePassword } from './new-password.ts';

/** How long a verified contact permits a new password. */
const TOKEN_LIFE = 10 * MINUTE;
/** How many unused tokens are kept. */
const TOKENS_KEPT = 1000;

export const resetPasswordResolvers = {
  validateResetPasswordVerificationCode: (param, context) => {
    context.site(param.homepageConfigId);
    const contact = readContact(param);
    const account = requireOwner(context, contact);
    refuseOfDirectory(account);
    takeCode(context, contact.address, 'resetPassword', param.verificationCode);
    const state = context.state();
    const now = context.clock.now();
    const token = hexText(context.random, 40);
    state.resetTokens = [
      ...state.resetTokens.filter(({ expiresAt }) => expiresAt > now),
      { token, accountId: account.id, contact: contact.address, expiresAt: now + TOKEN_LIFE },
    ];
    keepNewestOf(state.resetTokens, TOKENS_KEPT);
    return { verificationCode: token };
  },

  resetPasswordBeforeLogin: (param, context) => {
    context.site(param.homepageConfigId);
    const contact = readContact(param);
    const account = requireOwner(context, contact);
    refuseOfDirectory(account);
    const state = context.state();
    const proof = state.resetTokens.find(
      ({ token, accountId, contact: proven, expiresAt }) =>
        token === param.verificationCode &&
        accountId === account.id &&
        proven === contact.address &&
        expiresAt > context.clock.now(),
    );
    if (!proof) throw new BusinessError('resetExpired');
    replacePassword(context, account, readNewPassword(param.newPassword, param.newPasswordConfirm));
    // Other tokens of the account are invalid afterwards, since whoever forgot the password may have lost more than that.
    state.resetTokens = state.resetTokens.filter(({ accountId }) => accountId !== account.id);
    return {};
  },
} satisfies Partial<Resolvers>;
