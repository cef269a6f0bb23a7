import autocannon, { type LoadRequest } from 'autocannon';

export const CONNECTIONS = 32;
/** Of one run, in seconds. */
const DURATION = 4;

/**
 * Calls a second that a server answers to many connections at once, each of which begins elsewhere in the list.
 * @throws {Error} when any of them is not answered with a success
 */
export async function loadServer(url: string, requests: readonly LoadRequest[]): Promise<number> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: DURATION,
    requests: [...requests],
    setupClient: (client) => {
      const from = Math.floor((connection++ * requests.length) / CONNECTIONS);
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls to ${url} failed`);
  return result.requests.total / result.duration;
}
