import { savedFileName, savedFileType } from '@careers/gateway';

/**
 * How long the object URL is kept, in milliseconds. Safari reads it only after the click, on a phone after asking whether to save:
 * if it was revoked by then, nothing is saved.
 */
const KEPT_MS = 40_000;

/**
 * Saves a text or bytes as a file, made here in the browser. Nothing of it is ever shown as
 * a page, whatever a server calls it.
 * @returns the name it is saved under
 */
export function saveFile(fileName: string, content: string | Blob, type: string): string {
  const url = URL.createObjectURL(new Blob([content], { type: savedFileType(type) }));
  const link = document.createElement('a');
  link.href = url;
  link.download = savedFileName(fileName);
  link.click();
  setTimeout(URL.revokeObjectURL, KEPT_MS, url);
  return link.download;
}
