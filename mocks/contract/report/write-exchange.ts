import type { TransportRequest } from '@careers/gateway';
import type { Exchange } from '../target/exchange.ts';
import { rfc3986 } from '../target/raw-call.ts';
import { secretVariables } from '../target/redact.ts';
import type { RunReport } from './run-report.ts';

/** An exchange in a form that a backend developer can read and repeat. */
interface WrittenExchange {
  /** The request as a command, for after `curlPreamble`. */
  readonly curl: string;
  /** What came, decoded. */
  readonly came: string;
}

/** Longer replies are cut: pictures and lists. */
const MAX = 4000;
const ownHeaders = /^x-sandbox-session$/i;

/** What each `curl` needs before it: the time of now, and the signature over the query and the payload. */
export const curlPreamble = `# Set SECRET, APP_TOKEN and CAPTCHA_APP_TOKEN (both percent-encoded: all but letters, digits and -._~), FILES_APP_TOKEN for files,
# TOKEN where a session is needed, and ENCRYPTED_PASSWORD where a password is sent; then:
now() { echo "$(($(date +%s) + \${1:-0}))000"; } # now [SECONDS]
call() { # call URL QUERY PAYLOAD [curl options]
  url=$1; query=$2; p=$(printf '%s' "$3" | base64 | tr -d '\\n'); shift 3
  send "$url" "$query" "$p" "$@"
}
send() { # send URL QUERY BASE64 [curl options]
  url=$1; query=$2; p=$3; shift 3
  sorted=$(printf '%s' "$query" | tr '&' '\\n' | LC_ALL=C sort | paste -sd '&' -)
  sign=$(printf '%s\\n%s' "$sorted" "$p" | openssl dgst -sha256 -hmac "$SECRET" -hex | sed 's/.*= //')
  curl -sS "$url?$query&sign=$sign" "$@" --data "{\\"paramString\\":\\"$p\\"}"
}`;

/** What of a report an exchange is written with. */
type Writing = Pick<RunReport, 'redact' | 'isSigned'>;

export function writeExchange(exchange: Exchange, writing: Writing): WrittenExchange {
  const { reply, failure } = exchange;
  const came = reply
    ? `HTTP ${reply.status}\n${decodeReply(reply.text)}`
    : `nothing: ${failure ?? 'not waited for'}`;
  return { curl: writeCurl(exchange, writing), came: shorten(writing.redact(came)) };
}

function writeCurl({ request, sentAt }: Exchange, { redact, isSigned }: Writing): string {
  const { method, url, headers, body } = request;
  const quote = (text: string) => quoted(redact(text));
  const { origin, pathname, searchParams } = new URL(url);
  const options = Object.entries(headers)
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `-H ${quote(`${name}: ${name === 'Authorization' ? '$TOKEN' : value}`)}`);
  const sign = searchParams.get('sign');
  const query = quote(writeQuery(searchParams)) + writeTime(searchParams, sentAt);
  const paramString = typeof body === 'string' ? paramStringOf(body) : undefined;
  if (paramString !== undefined && isSigned(searchParams, paramString)) {
    const payload = Buffer.from(paramString, 'base64').toString('utf8');
    const isWhole = Buffer.from(payload, 'utf8').toString('base64') === paramString;
    const [how, sent] = isWhole ? ['call', payload] : ['send', paramString];
    return [`${how} ${quote(origin + pathname)} ${query}`, quote(sent), ...options].join(' \\\n  ');
  }
  // A signature that is wrong on purpose is sent as it was.
  const address =
    sign === null ? quote(url) : `${quote(`${origin}${pathname}?sign=${rfc3986(sign)}&`)}${query}`;
  return ['curl -sS', `-X ${method}`, address, ...options, ...writeBody(body, quote)].join(' \\\n  ');
}

/** The query as it is signed, without what each call has anew. */
function writeQuery(params: URLSearchParams): string {
  return [...params]
    .filter(([name]) => name !== 'sign' && name !== 'timestamp')
    .map(([name, value]) => `${name}=${rfc3986(value)}`)
    .join('&');
}

/** A smaller difference is the time that the call took to be sent, and not meant. */
const SECONDS_OFF_MIN = 30;

/** The time of a call in the words of a shell: as far from now as it was when the call was sent. */
function writeTime(params: URLSearchParams, sentAt: number): string {
  const timestamp = params.get('timestamp');
  if (timestamp === null) return '';
  const seconds = Math.round((Number(timestamp) - sentAt) / 1000);
  return `"&timestamp=$(now${Math.abs(seconds) < SECONDS_OFF_MIN ? '' : ` ${seconds}`})"`;
}

/** The options that send a body, and a comment on what they cannot say: of a file, its name and type matter, and its size. */
function writeBody(body: TransportRequest['body'], quote: (text: string) => string): readonly string[] {
  if (body === undefined) return [];
  if (typeof body === 'string') return [`--data ${quote(body)}`];
  const fields = [...body];
  const options = fields.map(([name, value]) => {
    if (typeof value === 'string') return `-F ${quote(`${name}=${value}`)}`;
    const fileName = value.name.replace(/["\\]/g, '\\$&');
    const type = value.type === '' ? '' : `;type=${value.type}`;
    return `-F ${quote(`${name}=@FILE;filename="${fileName}"${type}`)}`;
  });
  const sizes = fields.flatMap(([, value]) =>
    typeof value === 'string' ? [] : [` # FILE has ${value.size} bytes`],
  );
  return [options.join(' \\\n  ') + sizes.join('')];
}

/** What a body carries; undefined if it is broken on purpose. */
function paramStringOf(body: string): string | undefined {
  try {
    const { paramString } = JSON.parse(body);
    return typeof paramString === 'string' ? paramString : undefined;
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
