import { type CallRecord, struckStatus } from '@careers/mocks';

/**
 * The calls as an HTTP archive (HAR 1.2), which browsers and proxies open. Its bodies are the decoded param and data, since those on the
 * wire are Base64. Every call stands under `/gateway`, with its method, or the URI of another channel, in the query. Code, signature and
 * violations stand in fields of their own, which begin with an underscore as the format asks.
 *
 * @param origin where the gateway is
 */
export function toHar(calls: readonly CallRecord[], origin: string): object {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Careers sandbox', version: '1' },
      entries: calls.map((call) => entryOf(call, origin)),
    },
  };
}

function entryOf(call: CallRecord, origin: string): object {
  const { at, path, milliseconds, param, data, headers, code, message, signed, violations, fault } = call;
  const sent = JSON.stringify(param ?? null);
  const struck = struckStatus(fault);
  // The log holds what the world has answered; of that nothing arrived where a fault has struck the connection.
  const answered = struck === undefined ? JSON.stringify(data ?? null) : '';
  return {
    startedDateTime: at,
    time: milliseconds,
    request: {
      method: 'POST',
      url: `${origin}/gateway?method=${encodeURIComponent(path)}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      queryString: [{ name: 'method', value: path }],
      postData: { mimeType: 'application/json', text: sent },
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: struck ?? 200,
      statusText: struck === undefined ? message : `fault ${fault}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: {
        size: new TextEncoder().encode(answered).length,
        mimeType: 'application/json',
        text: answered,
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
    _code: code,
    _signed: signed,
    _fault: fault,
    _violations: violations,
  };
}
