/** A local id for logs, 16 hex digits. Not `randomUUID`: plain-http pages do not have it. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
