import { savedFileName } from './saved-file.ts';

/** The name under which a downloaded file is saved: the header's, or else the one given. Uploaded by somebody, it cannot be a path. */
export function downloadedName(disposition: string | null, name: string): string {
  return savedFileName(fileNameOf(disposition) || name);
}

/**
 * The file's name in the header, if there is one: of `filename*=UTF-8''…` (decisions, section 3), else of `filename="…"`, in which
 * many servers encode it all the same, or write its bytes of UTF-8 as they are.
 */
function fileNameOf(disposition: string | null): string | undefined {
  const said = disposition ?? '';
  const encoded = /(?:^|;)\s*filename\*\s*=\s*"?UTF-8'[^']*'([^;"]+)/i.exec(said)?.[1];
  const [, quoted, bare] =
    /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"][^;"]*))/i.exec(said) ?? [];
  const plain = asUtf8(quoted?.replace(/\\(.)/g, '$1') ?? bare);
  return decoded(encoded) || decoded(withSpaces(plain)) || plain;
}

function decoded(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/** The encoder of web forms, which is Java's, writes a space as a plus. Where another encoder wrote spaces, a plus is one. */
function withSpaces(name: string | undefined): string | undefined {
  return name && /%[\dA-F]{2}/i.test(name) && !name.includes('%20') ? name.replaceAll('+', ' ') : name;
}

/** A header comes as one character for each byte; bytes that are no UTF-8 are left as they came, which is Latin-1. */
function asUtf8(header: string | undefined): string | undefined {
  if (header === undefined || /[\u0100-\uffff]/.test(header)) return header;
  try {
    return utf8.decode(Uint8Array.from(header, (byte) => byte.charCodeAt(0)));
  } catch {
    return header;
  }
}

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });
