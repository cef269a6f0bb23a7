import { encodeReply, returnCodes } from '@careers/gateway/wire';
import { jsonReply, type WorldReply } from '../core/message.ts';
import { type FaultKind, faultKinds } from './rule.ts';

/** Applies a fault of the connection to a finished reply, be it a text or a file. */
export function applyFault(fault: FaultKind | undefined, reply: WorldReply): WorldReply {
  switch (fault) {
    case 'http500':
      return brokenReply(500, 'text/plain', 'Internal Server Error');
    case 'http502':
      return brokenReply(502, 'text/html', '<html><title>502 Bad Gateway</title></html>');
    case 'network':
      return { ...reply, drop: 'at-once' };
    case 'timeout':
      return { ...reply, drop: 'never-answer' };
    case 'cut':
      // Half a file would pass for a whole one; half a text does not read.
      if (reply.bytes) return { ...reply, drop: reply.bytes.length > 0 ? 'in-the-middle' : 'at-once' };
      return { ...reply, body: reply.body.slice(0, Math.floor(reply.body.length / 2)) };
    case 'malformed':
      return brokenReply(
        200,
        'application/json',
        '{"returnCode":"MS000A000","returnDesc":"","returnData":"%%%","successful":"?"}',
      );
    case 'schema':
      return jsonReply({
        ...encodeReply(returnCodes.success, '', 'unexpected'),
        successful: true,
        data: 7,
      });
    default:
      return reply;
  }
}

/** A reply in place of the finished one, of which nothing is left. */
function brokenReply(status: number, type: string, body: string): WorldReply {
  return { status, headers: { 'Content-Type': `${type}; charset=utf-8` }, body };
}

/**
 * What arrives where a fault has struck the connection: the HTTP status, 0 for no whole reply. Undefined for any other fault, after
 * which the reply arrives as it was written.
 */
export function struckStatus(fault: string | undefined): number | undefined {
  const kind = faultKinds.find((one) => one === fault);
  const written = jsonReply({});
  const { status, body, drop } = applyFault(kind, written);
  if (drop) return 0;
  return body === written.body ? undefined : status;
}
