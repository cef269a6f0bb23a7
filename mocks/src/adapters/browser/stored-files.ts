import type { StoredFile } from '../../backend/context.ts';
import type { VisitStore } from './visit-store.ts';

/** The uploads of a visit: those of the world, and those in the database. */
export function createStoredFiles(visit: string, files: Map<string, StoredFile>) {
  /** The ids of the files that are in both. */
  const kept = new Set<string>();
  return {
    async take(from: VisitStore): Promise<void> {
      for (const fileId of await from.fileIds(visit)) {
        if (kept.has(fileId)) continue;
        const file = await from.file(visit, fileId);
        if (file) files.set(fileId, file);
        kept.add(fileId);
      }
    },
    async keep(to: VisitStore): Promise<void> {
      for (const [fileId, file] of files) {
        if (kept.has(fileId)) continue;
        await to.putFile(visit, fileId, file);
        kept.add(fileId);
      }
      for (const fileId of kept) {
        if (files.has(fileId)) continue;
        await to.dropFile(visit, fileId);
        kept.delete(fileId);
      }
    },
  };
}
