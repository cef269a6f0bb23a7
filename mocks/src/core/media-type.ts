/** Whether a body is sent as it is, and not packed: no gateway here unpacks any. */
export function isPlain(contentEncoding: string | undefined): boolean {
  return /^\s*(?:identity)?\s*$/i.test(contentEncoding ?? '');
}

/** Whether a body is said to be JSON, with whatever parameters; what a form or a plain text of any page can be sent as is not. */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? '');
}
