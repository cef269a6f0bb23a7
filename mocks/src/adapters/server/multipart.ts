import type { StoredFile } from '../../backend/context.ts';

/** The heads of parts and boundaries are short; a longer one is no valid form. */
const HEAD_MAX = 8192;
const BOUNDARY_MAX = 200;
/** A smaller file is copied instead of being a view of a larger shared buffer. */
const OWN_BYTES_BELOW = 64 * 1024;

/**
 * The part `file` of a multipart body, or undefined. Its bytes are a view of the body: Node's own reader copies a file twice,
 * into memory that the garbage collector does not count, and a video may have 100 MB.
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

/** The field name, file name and content type of a part with a file. */
function readHead(head: string): { field: string; name: string; type: string } | undefined {
  const lines = head.split('\r\n');
  const disposition = lines.find((one) => /^content-disposition:/i.test(one)) ?? '';
  const { name: field, filename: name } = parametersOf(disposition);
  if (field === undefined || name === undefined) return undefined;
  const type = lines.find((one) => /^content-type:/i.test(one))?.slice('content-type:'.length);
  return { field, name: unescaped(name), type: type?.trim() ?? '' };
}

/** A parameter of a header: a word, or a quoted string, which may contain quotes after a backslash (RFC 2045). */
const parameter = /\s*;\s*([\w*-]+)\s*=\s*(?:"((?:\\"|[^"])*)"|([^\s;"]+))/gy;

/**
 * A header's parameters by lower-case name. Of several with the same name the first counts; reading stops at the first that is
 * malformed.
 */
function parametersOf(header: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  parameter.lastIndex = Math.max(0, header.indexOf(';'));
  for (let match = parameter.exec(header); match; match = parameter.exec(header)) {
    const [, name = '', quoted, word = ''] = match;
    found[name.toLowerCase()] ??= quoted?.replaceAll('\\"', '"') ?? word;
  }
  return found;
}

/** Browsers escape these three characters, and no others (HTML, multipart form data). */
function unescaped(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

function own(bytes: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.length < OWN_BYTES_BELOW ? new Uint8Array(bytes) : bytes;
}
