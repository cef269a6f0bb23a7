import type { TransportRequest } from '@careers/gateway';
import type { Exchange } from '../target/exchange.ts';
import { type Redact, secretVariables } from './redact.ts';

/** An exchange in a form that a backend developer can read and repeat. */
export interface WrittenExchange {
  /** The request as a command; `$SIGN` and the other variables are set by the preamble, `curlPreamble`. */
  readonly curl: string;
  /** What came, decoded. */
  readonly came: string;
}

/** Longer replies are cut: pictures and lists. */
const MAX = 4000;
const ownHeaders = /^x-sandbox-session$/i;

/** What each `curl` needs before it: a body that carries a payload, and the signature over both. */
export const curlPreamble = `# Set SECRET, APP_TOKEN (percent-encoded, as in an address) and, where a session is needed, TOKEN; then:
call() { # call URL QUERY PAYLOAD [curl options]
  url=$1; query="$2&timestamp=$(date +%s)000"; p=$(printf '%s' "$3" | base64 | tr -d '\\n'); shift 3
  sorted=$(printf '%s' "$query" | tr '&' '\\n' | sort | paste -sd '&' -)
  sign=$(printf '%s\\n%s' "$sorted" "$p" | openssl dgst -sha256 -hmac "$SECRET" -hex | sed 's/.*= //')
  curl -sS "$url?$query&sign=$sign" "$@" --data "{\\"paramString\\":\\"$p\\"}"
}`;

export function writeExchange({ request, reply, failure }: Exchange, redact: Redact): WrittenExchange {
  const came = reply
    ? `HTTP ${reply.status}\n${decodeReply(reply.text)}`
    : `nothing: ${failure ?? 'not waited for'}`;
  return { curl: writeCurl(request, redact), came: shorten(redact(came)) };
}

function writeCurl({ method, url, headers, body }: TransportRequest, redact: Redact): string {
  const quote = (text: string) => quoted(redact(text));
  const { origin, pathname, searchParams } = new URL(url);
  const options = Object.entries(headers)
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `-H ${quote(`${name}: ${name === 'Authorization' ? '$TOKEN' : value}`)}`);
  const payload = typeof body === 'string' ? payloadOf(body) : undefined;
  if (payload === undefined || !searchParams.has('sign')) {
    const text = typeof body === 'string' ? [`--data ${quote(body)}`] : [];
    const file = body && typeof body !== 'string' ? ['-F file=@FILE'] : [];
    return ['curl -sS', `-X ${method}`, quote(url), ...options, ...text, ...file].join(' \\\n  ');
  }
  searchParams.delete('sign');
  searchParams.delete('timestamp');
  return [`call ${quote(origin + pathname)} ${quote(String(searchParams))}`, quote(payload), ...options].join(
    ' \\\n  ',
  );
}

/** The JSON in a body; undefined if it is broken on purpose. */
function payloadOf(body: string): string | undefined {
  try {
    const { paramString } = JSON.parse(body);
    return JSON.stringify(JSON.parse(Buffer.from(paramString, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

function decodeReply(text: string): string {
  try {
    const body = JSON.parse(text);
    if (typeof body.returnData !== 'string') return JSON.stringify(body, null, 2);
    const data = Buffer.from(body.returnData, 'base64').toString('utf8');
    const decoded = /^[{[]/.test(data) ? JSON.parse(data) : data;
    return JSON.stringify({ ...body, returnData: decoded }, null, 2);
  } catch {
    return text;
  }
}

function shorten(text: string): string {
  const lines = text.replace(
    /"[A-Za-z0-9+/=]{500,}"/g,
    (long) => `"${long.slice(1, 40)}… (${long.length} characters)"`,
  );
  return lines.length > MAX ? `${lines.slice(0, MAX)}\n… (${lines.length} characters in all)` : lines;
}

/** Quotes a text for a shell: the variables that stand for secrets remain variables, everything else is literal. */
function quoted(text: string): string {
  const plain = `'${text.replaceAll("'", "'\\''")}'`;
  return plain.replace(secretVariables, `'"$&"'`);
}
