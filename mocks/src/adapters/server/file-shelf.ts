import type { StoredFile } from '../../backend/context.ts';

/** The files of one world, with their total size in bytes. */
export class FileShelf extends Map<string, StoredFile> {
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  override set(id: string, file: StoredFile): this {
    this.delete(id);
    this.#bytes += file.bytes.length;
    return super.set(id, file);
  }

  override delete(id: string): boolean {
    this.#bytes -= this.get(id)?.bytes.length ?? 0;
    return super.delete(id);
  }

  override clear(): void {
    this.#bytes = 0;
    super.clear();
  }
}
