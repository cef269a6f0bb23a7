import autocannon, { type LoadRequest } from 'autocannon';

export const CONNECTIONS = 32;
/** Of one run, in seconds. */
const DURATION = 3;

/**
 * Calls a second that a server answers to many connections at once, each of which goes round its own share of the
 * list: to give every one of them the whole of it would take half a second of the run.
 * @throws {Error} when any of them is not answered with a success
 */
export async function loadServer(url: string, requests: readonly LoadRequest[]): Promise<number> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: DURATION,
    requests: requests.slice(0, 1),
    setupClient: (client) => {
      const own = connection++ % CONNECTIONS;
      const share = requests.filter((_, at) => at % CONNECTIONS === own);
      client.setRequests(share.length > 0 ? share : requests.slice(0, 1));
    },
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls to ${url} failed`);
  return result.requests.total / result.duration;
}
