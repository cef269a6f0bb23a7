import { savedFileName } from '@careers/gateway';

/** Saves a file under its name; its address is given back at once. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = savedFileName(fileName);
  link.click();
  URL.revokeObjectURL(url);
}
