import { sendVerificationCode, type VerificationFunction } from '@careers/gateway/contract';
import type { Portal } from '../../core/portal/portal.ts';
import { type Contact, contactParam } from './contact.ts';

/** Sends a code. The gateway may ask for a captcha first. @throws {GatewayFailure} */
export async function sendCode(
  portal: Portal,
  purpose: VerificationFunction,
  contact: Contact,
  signal: AbortSignal,
): Promise<void> {
  const param = {
    function: purpose,
    ...contactParam(contact),
    homepageConfigId: portal.scope.get().websiteId,
  };
  await portal.gateway.call(sendVerificationCode, param, { signal });
}
