import autocannon, { type LoadRequest } from 'autocannon';

export const CONNECTIONS = 32;
/** The duration of one run in seconds. */
const DURATION = 3;

/**
 * How many calls a second a server answers on many connections. Each connection repeats its own share of the requests, since
 * giving all of them to each would take half a second of the run.
 * @throws {Error} if a call is not answered with a success
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
