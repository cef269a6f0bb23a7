import type { Channel } from '@careers/gateway/contract';
import { encodeReply, returnCodes, WEBSITE_NOT_FOUND, WireError } from '@careers/gateway/wire';
import type { Locale, Localized } from '../data/types.ts';
import type { FaultKind } from '../faults/rule.ts';
import { gatewayTexts, reasonTexts } from '../texts.ts';
import { jsonReply, type WorldReply } from '../world/message.ts';
import { BusinessError, CaptchaRequired, ExpiredError } from './context.ts';
import { WebsiteUnknown } from './sites.ts';

/** What a call came to, before it is written for its channel. */
export interface Outcome {
  readonly code: string;
  readonly message: string;
  readonly data?: unknown;
}

/** A refusal by return code, before any business. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  constructor(code: string, detail = '') {
    super(detail);
    this.code = code;
  }
}

export function refuse(code: string, detail?: string): Refusal {
  return new Refusal(code, detail);
}

const refusalTexts: Readonly<Record<string, Localized>> = {
  [returnCodes.unreadable]: gatewayTexts.unreadable,
  [returnCodes.unauthorized]: gatewayTexts.unauthorized,
  [returnCodes.unknownMethod]: gatewayTexts.unknownMethod,
  [returnCodes.staleTimestamp]: gatewayTexts.staleTimestamp,
};

/** Faults that replace the answer; the others spoil the finished reply. */
export const faultOutcomes: Partial<Record<FaultKind, () => Error>> = {
  '451': () => new BusinessError('fault'),
  '40101': () => new ExpiredError(),
  badsign: () => refuse(returnCodes.unauthorized),
};

/** What an error of any step comes to, in the call's language. */
export function outcomeOf(error: unknown, locale: Locale): Outcome {
  if (error instanceof BusinessError) {
    return {
      code: returnCodes.business,
      message: reasonTexts[error.reason][locale],
      data: { reason: error.reason, ...error.details },
    };
  }
  if (error instanceof WebsiteUnknown) return { code: returnCodes.business, message: WEBSITE_NOT_FOUND };
  if (error instanceof ExpiredError) {
    return { code: returnCodes.expired, message: gatewayTexts.expired[locale] };
  }
  if (error instanceof CaptchaRequired) {
    const { captchaType } = error;
    return { code: returnCodes.captcha, message: gatewayTexts.captcha[locale], data: { captchaType } };
  }
  if (error instanceof WireError) {
    return { code: returnCodes.unreadable, message: gatewayTexts.unreadable[locale] };
  }
  if (error instanceof Refusal) {
    const text = refusalTexts[error.code]?.[locale] ?? '';
    return { code: error.code, message: error.message ? `${text} (${error.message})` : text };
  }
  // A fault of the mock itself: loud, but one call's, never the server's end.
  return { code: 'MS000A500', message: `${gatewayTexts.crash[locale]}: ${String(error)}` };
}

/** An outcome as its channel writes it. */
export function writeReply(channel: Channel, { code, message, data }: Outcome): WorldReply {
  if (channel === 'business') return jsonReply(encodeReply(code, message, data));
  const successful = code === returnCodes.success;
  return jsonReply(
    successful ? { successful, data: data ?? {} } : { successful, data: data ?? null, code, message },
  );
}
