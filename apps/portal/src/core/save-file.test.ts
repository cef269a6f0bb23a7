import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['my-data.json', 'application/json', 'my-data.json', 'application/json'],
  ['../data\u202Enosj.html', 'text/html', '_datanosj.html', 'application/octet-stream'],
  ['', 'image/svg+xml', 'file', 'application/octet-stream'],
])(
  'a file that is called %j, of type %s, is saved and never opened as a page',
  async (name, type, saved, kept) => {
    const made: Blob[] = [];
    const givenBack: string[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(file: Blob) {
          made.push(file);
          return 'blob:test/1';
        }
        static override revokeObjectURL(address: string) {
          givenBack.push(address);
        }
      },
    );
    const pressed: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push(this);
    });
    vi.useFakeTimers();
    expect(saveFile(name, '<script>1</script>', type)).toBe(saved);
    expect(pressed.map(({ href, download, target }) => [href, download, target])).toEqual([
      ['blob:test/1', saved, ''],
    ]);
    expect(made.map((file) => file.type)).toEqual([kept]);
    // Safari reads the file only after the press, on a phone once somebody has said that it may be saved.
    await vi.advanceTimersByTimeAsync(30_000);
    expect(givenBack).toEqual([]);
    // Its bytes are in memory as long as the address is.
    await vi.advanceTimersByTimeAsync(30_000);
    expect(givenBack).toEqual(['blob:test/1']);
  },
);
