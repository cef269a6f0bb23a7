import type { Channel } from '@careers/gateway/contract';
import { findMethod, type MethodId } from '@careers/gateway/registry';
import { decodeBody, decodePayload } from '@careers/gateway/wire';

/** What can be read from a request before it is answered. */
interface Asked {
  readonly path: string;
  readonly group: string;
  readonly body: string;
}

/** A call as it is read from outside; undefined if the request calls no method. */
export interface Called {
  readonly id: MethodId;
  readonly group: string;
  readonly param: unknown;
}

export function readCall(channel: Channel, asked: Asked): Called | undefined {
  if (channel === 'admin') {
    const id = findMethod(asked.path.replace(/^\/admin/, ''));
    return id && { id, group: 'admin', param: {} };
  }
  try {
    const { uri, method, param } = decodePayload(decodeBody(asked.body));
    const path = channel === 'base' ? uri : `${asked.group}.${String(method)}`;
    const id = typeof path === 'string' ? findMethod(path) : undefined;
    return id && { id, group: asked.group, param };
  } catch {
    // A request that cannot be read calls no method: the gateway itself refuses it.
    return undefined;
  }
}
