import { encodeReply, returnCodes } from '@careers/gateway/wire';
import { jsonReply, type WorldReply } from '../core/message.ts';
import type { FaultKind } from './rule.ts';

/** Applies a fault of the connection to a finished reply. */
export function applyFault(fault: FaultKind | undefined, reply: WorldReply): WorldReply {
  switch (fault) {
    case 'http500':
      return { ...reply, status: 500, body: 'Internal Server Error' };
    case 'http502':
      return { ...reply, status: 502, body: '<html><title>502 Bad Gateway</title></html>' };
    case 'network':
      return { ...reply, drop: 'at-once' };
    case 'timeout':
      return { ...reply, drop: 'never-answer' };
    case 'cut':
      return { ...reply, body: reply.body.slice(0, Math.floor(reply.body.length / 2)) };
    case 'malformed':
      return {
        ...reply,
        body: '{"returnCode":"MS000A000","returnDesc":"","returnData":"%%%","successful":"?"}',
      };
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
