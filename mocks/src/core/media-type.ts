/** Whether a body is said to be JSON, with whatever parameters; what a form or a plain text of any page can be sent as is not. */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? '');
}
