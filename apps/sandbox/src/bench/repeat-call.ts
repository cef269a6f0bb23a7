import { buildRequest, createHmacSigner, type LanguageIndex, type Transport } from '@careers/gateway';
import type { Method } from '@careers/gateway/contract';
import { findMethod, registry } from '@careers/gateway/registry';
import { decodeBaseReply, decodeReply, WireError } from '@careers/gateway/wire';
import type { CallRecord } from '@careers/mocks';
import type { PortalConfig } from '@careers/portal/config';

/** Why a call cannot be sent again as it was: what it was made of is not kept, or must not be. */
export type Unrepeatable = 'fileBytes' | 'unknownMethod' | 'paramCut' | 'encryptedPassword';

/** A call's method, the API group that it was called under, and its param. */
export interface RepeatableCall {
  readonly method: Method;
  readonly group: string;
  readonly param: unknown;
}

/** What a recorded call was made of, or why that cannot be sent again. */
export function repeatable({ path, param }: CallRecord): RepeatableCall | Unrepeatable {
  if (path.startsWith('files.')) return 'fileBytes';
  const id = findMethod(path);
  if (!id) return 'unknownMethod';
  // The log keeps a note in the place of a param that is too long or too deep.
  if (typeof param === 'string') return 'paramCut';
  if (hasPassword(param)) return 'encryptedPassword';
  const method = registry[id];
  const group = method.channel === 'business' ? path.slice(0, path.lastIndexOf('.')) : method.groups[0];
  return { method, group, param: param ?? {} };
}

/** Passwords travel encrypted for one use; nothing keeps them to be sent a second time. */
function hasPassword(param: unknown): boolean {
  return (
    typeof param === 'object' &&
    param !== null &&
    Object.entries(param).some(([name, value]) => /password/i.test(name) && typeof value === 'string')
  );
}

/** How a call ended that was sent again: its code, or the HTTP status of what is no reply of a gateway; undefined without any. */
type Repeated = { readonly code: string } | { readonly status: number } | undefined;

/**
 * Sends a recorded call again: the same method and param, an idempotency key among it, under the session, website and language that it
 * had, signed anew at this time.
 */
export async function repeatCall(
  { headers }: CallRecord,
  { method, group, param }: RepeatableCall,
  config: PortalConfig,
  send: Transport,
): Promise<Repeated> {
  const request = await buildRequest(method, group, param, {
    config,
    session: {
      token: () => headers.Authorization,
      userId: () => undefined,
      homepageConfigId: () => headers.homepageConfigId,
      languageIndex: () => Number(headers.languageIndex ?? 0) as LanguageIndex,
      visitorId: () => headers.visitorId,
      isInternalSite: () => false,
    },
    signer: createHmacSigner(config.appSecret),
    now: Date.now,
  });
  const reply = await send(request, { signal: new AbortController().signal }).catch(() => undefined);
  if (!reply) return undefined;
  try {
    const { code } = method.channel === 'business' ? decodeReply(reply.text) : decodeBaseReply(reply.text);
    return { code };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return { status: reply.status };
  }
}
