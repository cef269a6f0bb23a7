import { type FailureKind, GatewayFailure, OTHER_PERSON } from '@careers/gateway';
import { WEBSITE_NOT_FOUND } from '@careers/gateway/wire';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PartFailure } from './part-failure.ts';

/** What a person sees of a failure. `nothing`: the specification keeps it silent. */
type ShownFailure =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'error'; readonly text: string; readonly requestId: string };

/** Kinds of failure for which the server's words are shown, where it sent any (section 8). */
const serverSpeaks: readonly FailureKind[] = ['business', 'rejected'];

/** Calls to the file gateway carry no language (decisions, section 3): its messages are always in this one (decision 0129). */
const FILES_LOCALE = 'zh-CN';

/** The HTTP status of a web server that takes no more than so many bytes; the same would be refused again. */
const TOO_LARGE = '413';

const texts: Readonly<Record<FailureKind, MessageDescriptor>> = {
  // Visitors get it too, who never had a session. For an expired session the login over the page has said so already.
  expired: msg`Please log in to continue.`,
  business: msg`The request was refused.`,
  captcha: msg`The security check was not completed.`,
  rejected: msg`The request failed.`,
  http: msg`The service is not available right now. Please try again in a moment.`,
  network: msg`The network is not reachable. Please check your connection and try again.`,
  timeout: msg`The service took too long to answer. Please try again.`,
  aborted: msg`The request was canceled.`,
  malformed: msg`The answer could not be read. Please try again.`,
};

/**
 * The specification's error catalogue (section 8), the one place where a failure becomes words:
 * components show what comes out, forms may show it at a field instead.
 */
export function describeFailure(error: unknown, i18n: I18n): ShownFailure {
  if (error instanceof PartFailure) {
    const text = i18n._(
      msg`This part of the page could not be fetched. Please check your connection and try again.`,
    );
    return { kind: 'error', text, requestId: '' };
  }
  if (!(error instanceof GatewayFailure)) {
    return { kind: 'error', text: i18n._(msg`Something went wrong on this page.`), requestId: '' };
  }
  const { kind, code, message, method, requestId } = error;
  if (code === OTHER_PERSON) {
    const text = i18n._(msg`Somebody else is logged in now. Nothing was sent.`);
    return { kind: 'error', text, requestId };
  }
  if (kind === 'aborted' || message === WEBSITE_NOT_FOUND) return { kind: 'nothing' };
  if (kind === 'http' && code === TOO_LARGE) {
    const text = i18n._(
      msg`This is larger than the service accepts. Please try a smaller file or a shorter text.`,
    );
    return { kind: 'error', text, requestId };
  }
  const isUnderstood = !method.startsWith('files.') || i18n.locale === FILES_LOCALE;
  const text = isServerSpeaking(error) && isUnderstood ? message : i18n._(texts[kind]);
  return { kind: 'error', text, requestId };
}

/** Whether a failure is shown in the server's own words, which stay in the language of their call. */
export function isServerSpeaking(error: unknown): boolean {
  return error instanceof GatewayFailure && serverSpeaks.includes(error.kind) && error.message !== '';
}
