import type { Transport, TransportReply, TransportRequest } from '@careers/gateway';
import type { CaseContext } from './case-context.ts';

/** One request of a case, and what came of it. */
export interface Exchange {
  readonly request: TransportRequest;
  /** In Unix milliseconds of this machine. */
  readonly sentAt: number;
  /** What came; absent where nothing did. */
  readonly reply?: Pick<TransportReply, 'status' | 'text'>;
  /** Why nothing came. */
  readonly failure?: string;
}

/** As many as a reader looks at: what a case is about comes last. */
const KEPT = 12;

/** The same context, with each exchange recorded in `log`. */
export function recorded(context: CaseContext, log: Exchange[]): CaseContext {
  const through =
    (transport: Transport): Transport =>
    async (request, options) => {
      const noted: Exchange = { request, sentAt: Date.now() };
      log.push(noted);
      if (log.length > KEPT) log.shift();
      const keep = (exchange: Exchange) => {
        const place = log.indexOf(noted);
        if (place >= 0) log[place] = exchange;
      };
      try {
        const reply = await transport(request, options);
        keep({ ...noted, reply: { status: reply.status, text: await textOf(reply) } });
        return reply;
      } catch (error) {
        keep({ ...noted, failure: error instanceof Error ? error.message : String(error) });
        throw error;
      }
    };
  return { ...context, transport: through(context.transport), visit: through(context.visit) };
}

/** A reply in words, also where bytes were wanted: a download is refused in JSON. */
async function textOf({ text, blob }: TransportReply): Promise<string> {
  if (!blob || text !== '') return text;
  return blob.type.includes('json') ? blob.text() : `${blob.size} bytes of ${blob.type || 'no type'}`;
}

/** No answer came within the time limit of a call. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** The same context, with a time limit for each call, in milliseconds. */
export function inTime(context: CaseContext, milliseconds: number): CaseContext {
  const through =
    (transport: Transport): Transport =>
    async (request, { signal, ...options }) => {
      const limit = AbortSignal.timeout(milliseconds);
      try {
        return await transport(request, { ...options, signal: AbortSignal.any([signal, limit]) });
      } catch (error) {
        if (limit.aborted) throw new TooSlow(`no answer within ${milliseconds / 1000} s`);
        throw error;
      }
    };
  return { ...context, transport: through(context.transport), visit: through(context.visit) };
}
