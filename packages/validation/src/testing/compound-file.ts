/** The sector size in bytes, as a power of two: that of version 3, which nearly every file has, and that of version 4. */
const VERSION_3 = 9;
const VERSION_4 = 12;
const ENTRY = 128;
const NONE = 0xffffffff;
const END = 0xfffffffe;
const STORAGE = 1;
const STREAM = 2;
const ROOT = 5;
/** The number of the table's sectors that the header lists. */
const TABLES_IN_HEADER = 109;

/**
 * A compound file as [MS-CFB] describes it, with empty streams of these names. `ObjectPool/Workbook` is inside a storage. The
 * directory comes after the content of the streams, with a gap after each of its sectors, so that only the table shows which
 * sector follows.
 */
export function compoundFile(...paths: readonly string[]): Uint8Array<ArrayBuffer> {
  return largeCompoundFile(40, ...paths);
}

/** The same with a directory that begins at sector `directory`: from about 14 000 on the table does not fit into the header. */
export function largeCompoundFile(directory: number, ...paths: readonly string[]): Uint8Array<ArrayBuffer> {
  return written(VERSION_3, directory, paths);
}

/** The same in sectors of 4096 bytes. */
export function wideCompoundFile(...paths: readonly string[]): Uint8Array<ArrayBuffer> {
  return written(VERSION_4, 40, paths);
}

function written(shift: number, directory: number, paths: readonly string[]): Uint8Array<ArrayBuffer> {
  const entries = entriesOf(paths);
  const sectorBytes = 2 ** shift;
  const perSector = sectorBytes / ENTRY;
  /** How many next sectors one sector of the table lists. */
  const perTable = sectorBytes / 4;
  const chain = Array.from(
    { length: Math.ceil(entries.length / perSector) },
    (_, index) => directory + 2 * index,
  );
  const sectors = directory + 2 * chain.length;
  const tables = Math.ceil(sectors / perTable);
  const bytes = new Uint8Array((1 + sectors) * sectorBytes);
  const view = new DataView(bytes.buffer);
  const atOf = (sector: number) => (1 + sector) * sectorBytes;
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(24, 0x3e, true);
  view.setUint16(26, shift === VERSION_3 ? 3 : 4, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, shift, true);
  view.setUint32(44, tables, true);
  view.setUint32(48, directory, true);
  // The table's sectors come first, then the sectors that list those for which the header has no room.
  view.setUint32(68, tables > TABLES_IN_HEADER ? tables : END, true);
  for (let table = 0; table < tables; table += 1) {
    const over = table - TABLES_IN_HEADER;
    const list = tables + Math.floor(over / (perTable - 1));
    const at = over < 0 ? 76 + table * 4 : atOf(list) + (over % (perTable - 1)) * 4;
    view.setUint32(at, table, true);
    if (over >= 0) view.setUint32(atOf(list) + (perTable - 1) * 4, list + 1, true);
  }
  chain.forEach((sector, index) => {
    view.setUint32(atOf(0) + sector * 4, chain[index + 1] ?? END, true);
  });
  entries.forEach(({ name, type, right, child }, id) => {
    const at = atOf(chain[Math.floor(id / perSector)] ?? 0) + (id % perSector) * ENTRY;
    [...name].forEach((letter, place) => {
      view.setUint16(at + place * 2, letter.charCodeAt(0), true);
    });
    view.setUint16(at + 64, (name.length + 1) * 2, true);
    view.setUint8(at + 66, type);
    view.setUint32(at + 68, NONE, true);
    view.setUint32(at + 72, right, true);
    view.setUint32(at + 76, child, true);
  });
  return bytes;
}

function entriesOf(paths: readonly string[]) {
  const entries: { name: string; type: number; right: number; child: number }[] = [];
  const add = (name: string, type: number) => entries.push({ name, type, right: NONE, child: NONE }) - 1;
  const link = (ids: readonly number[], parent: number) => {
    ids.forEach((id, at) => {
      const entry = entries[id];
      if (entry) entry.right = ids[at + 1] ?? NONE;
    });
    const above = entries[parent];
    if (above) above.child = ids[0] ?? NONE;
  };
  const root = add('Root Entry', ROOT);
  const top = paths.map((path) => {
    const [name = '', inside] = path.split('/');
    const id = add(name, inside ? STORAGE : STREAM);
    if (inside) link([add(inside, STREAM)], id);
    return id;
  });
  link(top, root);
  return entries;
}
