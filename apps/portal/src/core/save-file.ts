import { savedFileName, savedFileType } from '@careers/gateway';

/**
 * Saves a text or bytes as a file, made here in the browser; its address is given back at once. Nothing of it is ever shown as
 * a page, whatever a server calls it.
 * @returns the name it is saved under
 */
export function saveFile(fileName: string, content: string | Blob, type: string): string {
  const url = URL.createObjectURL(new Blob([content], { type: savedFileType(type) }));
  const link = document.createElement('a');
  link.href = url;
  link.download = savedFileName(fileName);
  link.click();
  URL.revokeObjectURL(url);
  return link.download;
}
