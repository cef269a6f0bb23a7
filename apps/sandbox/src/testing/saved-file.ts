import { vi } from 'vitest';

/** Catches the file that a press saves, in place of the browser's download. */
export function catchSavedFile() {
  const caught: { blob?: Blob; name?: string } = {};
  class SavingUrl extends URL {
    static override createObjectURL(blob: Blob) {
      caught.blob = blob;
      return 'blob:saved';
    }
    static override revokeObjectURL() {}
  }
  vi.stubGlobal('URL', SavingUrl);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    caught.name = this.download;
  });
  return {
    /** What it would be saved as; undefined before anything was saved. */
    name: () => caught.name,
    /** Its text, empty before anything was saved. */
    text: async () => (await caught.blob?.text()) ?? '',
  };
}
