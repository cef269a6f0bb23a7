/**
 * Puts a text into the clipboard. Where the browser keeps `navigator.clipboard` from the page, as on an intranet's plain http, or
 * refuses it, the older command of the browser copies; it needs the press that asks for the copy.
 *
 * @throws {DOMException} `NotAllowedError` if nothing was copied
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyByCommand(text)) throw new DOMException('the browser copied nothing', 'NotAllowedError');
  }
}

function copyByCommand(text: string): boolean {
  let isCopied = false;
  const copy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    // A handler of the page, or of what shows it, must not put something else in its place.
    event.stopImmediatePropagation();
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', copy, { capture: true });
  try {
    return document.execCommand('copy') && isCopied;
  } finally {
    document.removeEventListener('copy', copy, { capture: true });
  }
}
