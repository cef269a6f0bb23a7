import type { FileLook } from './file-parts.ts';

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** The header lists this many sectors of the allocation table; further ones are listed in a chain of sectors. */
const TABLES_IN_HEADER = 109;
/** The size of the pieces that are read: a multiple of every sector size, and a directory takes only a few. */
const PIECE_BYTES = 4096;
/** At most 4 MB of a file are read, wherever its chains lead. */
const PIECES_MAX = 1024;

/** The file is truncated, damaged, or crafted. */
class Broken extends Error {}

/**
 * The names of the entries at the top of a compound file, in capitals: the format of old Office documents, Outlook's mails and
 * encrypted documents ([MS-CFB]). Only these names tell which of them a file is. `undefined` for any other file, and for a
 * broken one. It ends for any file: each step is limited by the file's size, and so is what is read.
 * @param size the file's length in bytes
 */
export function* compoundFileLook(size: number): FileLook<ReadonlySet<string> | undefined> {
  const pieces = new Map<number, Uint8Array>();
  function* viewOf(at: number, count: number): FileLook<DataView> {
    const piece = Math.floor(at / PIECE_BYTES);
    let bytes = pieces.get(piece);
    if (!bytes) {
      if (pieces.size >= PIECES_MAX || at >= size) throw new Broken();
      bytes = yield { from: piece * PIECE_BYTES, count: PIECE_BYTES };
      pieces.set(piece, bytes);
    }
    const from = at % PIECE_BYTES;
    if (bytes.length < from + count) throw new Broken();
    return new DataView(bytes.buffer, bytes.byteOffset + from, count);
  }
  try {
    return yield* topNames(yield* viewOf(0, HEADER_BYTES), size, viewOf);
  } catch (error) {
    if (error instanceof Broken) return undefined;
    throw error;
  }
}

function* topNames(
  header: DataView,
  size: number,
  viewOf: (at: number, count: number) => FileLook<DataView>,
): FileLook<ReadonlySet<string>> {
  const shift = header.getUint16(30, true);
  if (!signature.every((byte, at) => header.getUint8(at) === byte)) throw new Broken();
  if (shift !== 9 && shift !== 12) throw new Broken();
  const sectorBytes = 2 ** shift;
  const perSector = sectorBytes / 4;
  const sectors = Math.ceil(size / sectorBytes) - 1;

  /** Reads one number of a sector. */
  function* numberOf(sector: number, place: number): FileLook<number> {
    if (sector >= sectors) throw new Broken();
    return (yield* viewOf((sector + 1) * sectorBytes + place * 4, 4)).getUint32(0, true);
  }

  /** The sector after so many other sectors of the table. */
  function* tableSector(index: number): FileLook<number> {
    if (index < TABLES_IN_HEADER) return header.getUint32(76 + index * 4, true);
    let list = header.getUint32(68, true);
    let place = index - TABLES_IN_HEADER;
    for (; place >= perSector - 1; place -= perSector - 1) list = yield* numberOf(list, perSector - 1);
    return yield* numberOf(list, place);
  }

  const directory = [header.getUint32(48, true)];
  function* entryOf(id: number): FileLook<DataView> {
    const at = id * ENTRY_BYTES;
    const index = Math.floor(at / sectorBytes);
    if (index >= sectors) throw new Broken();
    while (directory.length <= index) {
      const last = directory[directory.length - 1] ?? sectors;
      if (last >= sectors) throw new Broken();
      const table = yield* tableSector(Math.floor(last / perSector));
      directory.push(yield* numberOf(table, last % perSector));
    }
    const sector = directory[index] ?? sectors;
    if (sector >= sectors) throw new Broken();
    return yield* viewOf((sector + 1) * sectorBytes + (at % sectorBytes), ENTRY_BYTES);
  }

  const names = new Set<string>();
  const met = new Set<number>([NOBODY]);
  const ahead = [(yield* entryOf(0)).getUint32(76, true)];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (met.has(id)) continue;
    met.add(id);
    const entry = yield* entryOf(id);
    names.add(nameOf(entry));
    ahead.push(entry.getUint32(68, true), entry.getUint32(72, true));
  }
  return names;
}

/** The value of an absent sibling or child. */
const NOBODY = 0xffffffff;

/** An entry's name: at most 31 characters and a terminating zero. */
function nameOf(entry: DataView): string {
  const letters = Math.min(entry.getUint16(64, true), 64) / 2 - 1;
  let name = '';
  for (let at = 0; at < letters; at += 1) name += String.fromCharCode(entry.getUint16(at * 2, true));
  return name.toUpperCase();
}
