import { CaptchaFailure, type CaptchaFailureKind, type CaptchaTransport } from '@careers/captcha';
import { type FailureKind, GatewayFailure } from '@careers/gateway';
import { captchaCheck, captchaGet } from '@careers/gateway/contract';
import { describeFailure } from '../../core/failures/failures.ts';
import type { Portal } from '../../core/portal/portal.ts';

/** The captcha package's kind of each gateway failure. A refusal by return code did not come from AJ-Captcha. */
const kinds: Readonly<Record<FailureKind, CaptchaFailureKind>> = {
  network: 'network',
  http: 'http',
  timeout: 'timeout',
  aborted: 'aborted',
  malformed: 'malformed',
  expired: 'malformed',
  business: 'malformed',
  captcha: 'malformed',
  rejected: 'malformed',
};

/** The captcha's way through the business gateway (decisions, section 4). */
export function gatewayCaptchaTransport({ gateway, session, languages }: Portal): CaptchaTransport {
  function client(): { clientUid?: string } {
    const { visitorId } = session.get();
    return visitorId ? { clientUid: visitorId } : {};
  }
  async function asCaptchaFailure<Reply>(call: Promise<Reply>): Promise<Reply> {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      const shown = describeFailure(error, languages.i18n);
      throw new CaptchaFailure(kinds[error.kind], {
        cause: error,
        ...(shown.kind === 'error' ? { shown: shown.text } : {}),
      });
    }
  }
  return {
    get: (request, { signal }) =>
      asCaptchaFailure(gateway.call(captchaGet, { ...request, ...client() }, { signal, onExpiry: 'fail' })),
    check: (request, { signal }) =>
      asCaptchaFailure(gateway.call(captchaCheck, { ...request, ...client() }, { signal, onExpiry: 'fail' })),
  };
}
