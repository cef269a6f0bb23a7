import type { StoredFile } from '../../backend/context.ts';

/** Heads of parts and boundaries are short; what is longer is no form. */
const HEAD_MAX = 8192;
const BOUNDARY_MAX = 200;
/** Below this a file gets bytes of its own rather than a part of a buffer that others share. */
const OWN_BYTES_BELOW = 64 * 1024;

/**
 * The part `file` of a multipart body, its bytes a view of the body's: Node's own reader copies a file twice into
 * memory that its collector does not see, and a video has 100 MB. Undefined when there is none.
 */
export function readFilePart(
  body: Buffer<ArrayBuffer>,
  contentType: string | undefined,
): StoredFile | undefined {
  const boundary = boundaryOf(contentType);
  if (!boundary) return undefined;
  const line = Buffer.from(`--${boundary}`);
  const end = Buffer.from(`\r\n--${boundary}`);
  let at = body.indexOf(line);
  while (at >= 0) {
    const headFrom = at + line.length;
    const headTo = body.indexOf('\r\n\r\n', headFrom);
    if (headTo < 0) return undefined;
    const from = headTo + 4;
    const to = body.indexOf(end, headTo + 2);
    if (to < 0) return undefined;
    const head =
      headTo - headFrom <= HEAD_MAX ? readHead(body.toString('utf8', headFrom, headTo)) : undefined;
    if (head?.field === 'file')
      return { name: head.name, type: head.type, bytes: own(body.subarray(from, Math.max(from, to))) };
    at = to + 2;
  }
  return undefined;
}

function boundaryOf(contentType = ''): string | undefined {
  if (!/^multipart\/form-data\b/i.test(contentType)) return undefined;
  const { boundary = '' } = parametersOf(contentType);
  return boundary !== '' && boundary.length <= BOUNDARY_MAX ? boundary : undefined;
}

/** What a part with a file name is called, and of which type it says to be. */
function readHead(head: string): { field: string; name: string; type: string } | undefined {
  const lines = head.split('\r\n');
  const disposition = lines.find((one) => /^content-disposition:/i.test(one)) ?? '';
  const { name: field, filename: name } = parametersOf(disposition);
  if (field === undefined || name === undefined) return undefined;
  const type = lines.find((one) => /^content-type:/i.test(one))?.slice('content-type:'.length);
  return { field, name: unescaped(name), type: type?.trim() ?? '' };
}

/** A parameter of a header: a word, or a text in quotes that may hold a quote behind a backslash (RFC 2045). */
const parameter = /\s*;\s*([\w*-]+)\s*=\s*(?:"((?:\\"|[^"])*)"|([^\s;"]+))/gy;

/** The parameters of a header by their names in small letters, the first of a name; what is none ends them. */
function parametersOf(header: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  parameter.lastIndex = Math.max(0, header.indexOf(';'));
  for (let match = parameter.exec(header); match; match = parameter.exec(header)) {
    const [, name = '', quoted, word = ''] = match;
    found[name.toLowerCase()] ??= quoted?.replaceAll('\\"', '"') ?? word;
  }
  return found;
}

/** Browsers write these three so, and no others (HTML, multipart form data). */
function unescaped(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

function own(bytes: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.length < OWN_BYTES_BELOW ? new Uint8Array(bytes) : bytes;
}
