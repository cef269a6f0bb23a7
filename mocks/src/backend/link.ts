import { HOUR, isoInstant } from '../core/clock.ts';
import { fillText } from '../core/fill-text.ts';
import { keepNewestOf } from '../core/keep-newest.ts';
import { hexText } from '../core/random.ts';
import { messageTexts } from '../texts.ts';
import { issueCode, takeCode } from './codes.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { type LinkLock, lockOf } from './link-access.ts';
import { siteName } from './site.ts';

/** How long a pass opens its link, on the world's clock: as long as a session lasts. */
const PASS_LIFE = 2 * HOUR;
/** As many digits as a token, so that it cannot be guessed. */
const PASS_DIGITS = 32;
/** How many passes a world keeps; beyond that the oldest are deleted. */
const PASSES_KEPT = 1000;

export const linkResolvers = {
  sendLinkCode: (_param, context) => {
    const { contact } = requireLock(context);
    const code = issueCode(context, contact.address, 'link');
    const site = siteName(context.site(), context);
    const text = fillText(messageTexts.code[context.locale], { site, code });
    context.send({ channel: contact.kind === 'phone' ? 'sms' : 'email', to: contact.to, text, code });
    return {};
  },

  verifyLink: ({ verificationCode }, context) => {
    const { contact } = requireLock(context);
    takeCode(context, contact.address, 'link', verificationCode);
    const { token } = context.requireLink();
    const now = context.clock.now();
    const pass = hexText(context.random, PASS_DIGITS);
    const expiresAt = now + PASS_LIFE;
    const state = context.state();
    state.linkPasses = state.linkPasses.filter((known) => now < known.expiresAt);
    state.linkPasses.push({ pass, token, expiresAt });
    keepNewestOf(state.linkPasses, PASSES_KEPT);
    return { pass, expiresAt: isoInstant(expiresAt) };
  },
} satisfies Partial<Resolvers>;

/** @throws {BusinessError} codeNotAsked */
function requireLock(context: CallContext): LinkLock {
  const lock = lockOf(context, context.requireLink());
  if (!lock) throw new BusinessError('codeNotAsked');
  return lock;
}
