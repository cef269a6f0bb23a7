/** Whether a body is sent uncompressed: no gateway here decompresses any. */
export function isPlain(contentEncoding: string | undefined): boolean {
  return /^\s*(?:identity)?\s*$/i.test(contentEncoding ?? '');
}

/** Whether a content type is JSON, with any parameters. Forms and plain texts, which any web page may send, are not. */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? '');
}
