import type { Transport } from '@careers/gateway';
import type { CaseContext, Target } from '../../contract/index.ts';
import { readCall } from '../change/called.ts';
import type { Spot } from '../sabotage.ts';

/** What a case did at the gateway, recorded on the case's side of the connection. */
interface Watch {
  /** Whose calls it made. */
  readonly spots: ReadonlySet<Spot>;
  /** Why the case's result does not count: one of its calls got no reply of the gateway's own. */
  readonly broken: string | undefined;
}

interface WatchedCase {
  readonly context: CaseContext;
  readonly watch: () => Watch;
}

/** No case needs that many; one that goes on and on under a sabotage is ended. */
const CALLS_MAX = 1500;

/** Opens a context whose calls are looked at. */
export function openWatched(target: Target): WatchedCase {
  const spots = new Set<Spot>();
  let calls = 0;
  let broken: string | undefined;

  const watched =
    (line: Transport): Transport =>
    async (request, options) => {
      if (++calls > CALLS_MAX) {
        broken = `it made more than ${CALLS_MAX} calls`;
        throw new Error(broken);
      }
      const spot = spotOf(request.url, request.body);
      if (spot) spots.add(spot);
      try {
        const reply = await line(request, options);
        if (reply.status >= 500) broken ??= `HTTP ${reply.status} of ${spot ?? request.url}`;
        if (reply.text.includes('MS000A500')) broken ??= `the mock itself failed at ${spot ?? request.url}`;
        return reply;
      } catch (error) {
        if (!options.signal.aborted) broken ??= `no reply of ${spot ?? request.url}: ${String(error)}`;
        throw error;
      }
    };

  const { transport, visit, ...context } = target.open();
  return {
    context: { ...context, transport: watched(transport), visit: watched(visit) },
    watch: () => ({ spots, broken }),
  };
}

function spotOf(url: string, body: unknown): Spot | undefined {
  const { pathname, searchParams } = new URL(url);
  if (pathname.includes('/files/')) return 'files';
  if (pathname.includes('/directory/')) return 'directory';
  const asked = {
    path: pathname,
    group: searchParams.get('api_id') ?? '',
    body: typeof body === 'string' ? body : '',
  };
  if (pathname.endsWith('/gateway')) return readCall('business', asked)?.id;
  if (pathname.endsWith('/base')) return readCall('base', asked)?.id;
  return pathname.startsWith('/admin/') ? readCall('admin', asked)?.id : undefined;
}
