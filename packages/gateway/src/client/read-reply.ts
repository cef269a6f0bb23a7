import * as v from 'valibot';
import type { DataOf, Method } from '../contract/method.ts';
import { returnCodes } from '../wire/codes.ts';
import { type DecodedReply, decodeBaseReply, decodeReply } from '../wire/envelope.ts';
import { type FailureKind, GatewayFailure } from './failure.ts';

// A map, because on an object a code such as `constructor` would be found.
const kindOfCode: ReadonlyMap<string, FailureKind> = new Map([
  [returnCodes.expired, 'expired'],
  [returnCodes.business, 'business'],
  [returnCodes.captcha, 'captcha'],
]);

/**
 * The data of a method's reply, fitted to its schema.
 * @throws {GatewayFailure} as `readData` does
 */
export function readReply<M extends Method>(method: M, body: string, requestId: string): DataOf<M> {
  const decode = method.channel === 'business' ? decodeReply : decodeBaseReply;
  return readData(method.data, () => decode(body), { method: method.name, requestId }) as DataOf<M>;
}

/**
 * The data of a reply, fitted to its schema.
 * @throws {GatewayFailure} by return code, or `malformed` for a reply that does not decode or fit:
 * never a half-parsed object.
 */
export function readData<Schema extends v.GenericSchema>(
  schema: Schema,
  decode: () => DecodedReply,
  facts: { readonly method: string; readonly requestId: string },
): v.InferOutput<Schema> {
  let reply: DecodedReply;
  try {
    reply = decode();
  } catch (cause) {
    throw new GatewayFailure('malformed', '', { ...facts, cause });
  }
  if (reply.code !== returnCodes.success) {
    throw new GatewayFailure(kindOfCode.get(reply.code) ?? 'rejected', reply.message, {
      ...facts,
      code: reply.code,
      data: reply.data,
    });
  }
  try {
    return fitted(schema, reply.data);
  } catch (cause) {
    // Data that do not fit the schema, or are nested too deeply to be checked.
    throw new GatewayFailure('malformed', '', { ...facts, code: reply.code, cause });
  }
}

/**
 * The data of a refusal, fitted to a schema as those of a success are; undefined if they do not fit. This is no error, since a
 * refusal is recognised by its code, whatever data come with it.
 */
export function readRefusal<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> | undefined {
  try {
    return fitted(schema, data);
  } catch {
    return undefined;
  }
}

/**
 * Many backends write null for absent values: null is read as absent, and required fields stay required. Some write blanks for a
 * text that they do not have: nothing of it could be seen, and it is read as an empty one.
 */
function fitted<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const data = withoutBlankTexts(sent);
  const read = v.safeParse(schema, data);
  return read.success ? read.output : v.parse(schema, isAbsent(data) ? {} : withoutNulls(data));
}

/** Whether there are no data at all: some backends write null, as a text, or an empty text for a method that answers nothing. */
function isAbsent(data: unknown): boolean {
  return data === '' || data === 'null';
}

/** The same data in which a text without any visible character is an empty one. */
function withoutBlankTexts(data: unknown): unknown {
  if (typeof data === 'string') return /[^\s\p{Cf}]/u.test(data) ? data : '';
  return mapped(data, withoutBlankTexts);
}

/** The same data without the fields that are null. */
function withoutNulls(data: unknown): unknown {
  return mapped(data, withoutNulls, (value) => value !== null);
}

/** A list or an object with each of its values replaced, or those that are kept; anything else as it is. */
function mapped(
  data: unknown,
  change: (value: unknown) => unknown,
  isKept: (value: unknown) => boolean = () => true,
): unknown {
  if (Array.isArray(data)) return data.map(change);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => isKept(value))
      .map(([name, value]) => [name, change(value)]),
  );
}
