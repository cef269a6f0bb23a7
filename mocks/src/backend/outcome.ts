import type { Channel } from '@careers/gateway/contract';
import {
  type BusinessReply,
  decodeBase64,
  encodeReply,
  returnCodes,
  WEBSITE_NOT_FOUND,
  WireError,
} from '@careers/gateway/wire';
import { jsonReply, type WorldReply } from '../core/message.ts';
import type { Locale, Localized } from '../data/types.ts';
import type { FaultKind } from '../faults/rule.ts';
import { WebsiteUnknown } from '../sites/websites.ts';
import { gatewayTexts, reasonTexts } from '../texts.ts';
import { BusinessError, CaptchaRequired, ExpiredError } from './context.ts';

/** The outcome of a call, before it is written for its channel. */
export interface Outcome {
  readonly code: string;
  readonly message: string;
  readonly data?: unknown;
}

/** A refusal by return code, before the method runs. */
class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
  readonly code: string;
  constructor(code: string, detail = '') {
    super(detail);
    this.code = code;
  }
}

export function refuse(code: string, detail?: string): GatewayRefusal {
  return new GatewayRefusal(code, detail);
}

const refusalTexts: Readonly<Record<string, Localized>> = {
  [returnCodes.unreadable]: gatewayTexts.unreadable,
  [returnCodes.unauthorized]: gatewayTexts.unauthorized,
  [returnCodes.unknownMethod]: gatewayTexts.unknownMethod,
  [returnCodes.staleTimestamp]: gatewayTexts.staleTimestamp,
};

/** Faults that replace the answer; `applyFault` applies the others to the finished reply. */
export const faultOutcomes: Partial<Record<FaultKind, () => Error>> = {
  '451': () => new BusinessError('fault'),
  '40101': () => new ExpiredError(),
  badsign: () => refuse(returnCodes.unauthorized),
};

/** The outcome of an error in any step, in the language of the call. */
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
    return refusedBecause(returnCodes.unreadable, error, locale);
  }
  if (error instanceof GatewayRefusal) return refusedBecause(error.code, error, locale);
  // An error of the mock itself: it is reported clearly, and ends this one call, never the server.
  return { code: 'MS000A500', message: `${gatewayTexts.crash[locale]}: ${String(error)}` };
}

function refusedBecause(code: string, { message: detail }: Error, locale: Locale): Outcome {
  const text = refusalTexts[code]?.[locale] ?? '';
  return { code, message: detail ? `${text} (${detail})` : text };
}

/** An outcome as its channel writes it, with its data for the inspector. */
interface Written {
  readonly reply: WorldReply;
  readonly shown: Shown;
}

/** The data as it is stored for the inspector. */
export type Shown = { readonly base64: string } | { readonly value: unknown };

const emptyReply = jsonReply({});

export function writeReply(channel: Channel, { code, message, data }: Outcome): Written {
  if (channel === 'business') {
    const reply = encodeReply(code, message, data);
    const { returnData } = reply;
    // Hundreds of calls are kept, a list has a thousand objects, and few are ever looked at.
    const long = returnData !== undefined && typeof data === 'object';
    return {
      reply: { ...emptyReply, body: writeBody(reply) },
      shown: long ? { base64: returnData } : { value: data },
    };
  }
  const successful = code === returnCodes.success;
  const reply = successful
    ? { successful, data: data ?? {} }
    : { successful, data: data ?? null, code, message };
  return { reply: jsonReply(reply), shown: { value: data } };
}

/**
 * Writes the reply of the business gateway as JSON of ASCII only, which engines store, join and send as bytes: the other
 * characters of the message are escaped, and base64 needs no escapes.
 */
function writeBody({ returnCode, returnDesc, returnData }: BusinessReply): string {
  const head = `{"returnCode":${asciiJson(returnCode)},"returnDesc":${asciiJson(returnDesc)}`;
  return returnData === undefined ? `${head}}` : `${head},"returnData":"${returnData}"}`;
}

function asciiJson(text: string): string {
  const json = JSON.stringify(text);
  let ascii = '';
  for (let at = 0; at < json.length; at++) {
    const unit = json.charCodeAt(at);
    ascii += unit < 0x80 ? json[at] : `\\u${unit.toString(16).padStart(4, '0')}`;
  }
  return ascii;
}

/** The data of a reply, read from the form in which it is stored for the inspector. */
export function readShown(shown: Shown): unknown {
  return 'base64' in shown ? JSON.parse(decodeBase64(shown.base64)) : shown.value;
}
