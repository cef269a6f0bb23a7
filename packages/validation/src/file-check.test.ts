import { describe, expect, it } from 'vitest';
import { compoundFileLook } from './compound-file.ts';
import { lookInSlices } from './file-parts.ts';
import { checkDeviceFile, checkFile, type FileKind } from './index.ts';
import { compoundFile, largeCompoundFile, wideCompoundFile } from './testing/compound-file.ts';

/** The streams that the programs write, beside others. */
const made = {
  doc: compoundFile('\u0001CompObj', '1Table', '\u0005SummaryInformation', 'WordDocument'),
  xls: compoundFile('\u0001CompObj', '\u0005SummaryInformation', 'Workbook'),
  ppt: compoundFile('Pictures', 'Current User', 'PowerPoint Document'),
  msg: compoundFile(
    '__nameid_version1.0/__substg1.0_00020102',
    '__substg1.0_0037001F',
    '__properties_version1.0',
  ),
};
type Made = keyof typeof made;
const all: readonly Made[] = ['doc', 'xls', 'ppt', 'msg'];
const judged = (name: string, bytes: Uint8Array) =>
  checkFile(name.endsWith('.msg') ? 'resumeImport' : 'resumeAttachment', { name, bytes });

describe('the streams of an old Office document or a mail, which all begin with the same bytes, tell what it is', () => {
  it.each(all.flatMap((is) => all.map((named) => [is, named] as const)))('a %s named .%s', (is, named) => {
    expect(judged(`cv.${named}`, made[is])).toBe(is === named ? undefined : 'fileNotAsNamed');
  });

  it.each([
    ['cv.xls', compoundFile('Book'), undefined],
    ['cv.XLS', compoundFile('WORKBOOK'), undefined],
    ['cv.doc', compoundFile('ObjectPool/Workbook', 'WordDocument'), undefined],
    ['cv.xls', compoundFile('ObjectPool/Workbook', 'WordDocument'), 'fileNotAsNamed'],
    ['cv.doc', compoundFile('EncryptionInfo', 'EncryptedPackage'), 'fileNotAsNamed'],
    ['cv.doc', compoundFile(), 'fileNotAsNamed'],
    ['cv.docx', made.doc, 'fileNotAsNamed'],
  ])('%s: only streams at the top of the file count', (name, bytes, code) => {
    expect(judged(name, bytes)).toBe(code);
  });

  it('wherever they stand among the others, which are kept as a tree', () => {
    const bytes = compoundFile('One', 'Two', 'WordDocument');
    const view = new DataView(bytes.buffer);
    // The second has the third before it and the first behind it.
    view.setUint32(41 * 512 + 76, 2, true);
    view.setUint32(41 * 512 + 128 + 72, 0xffffffff, true);
    view.setUint32(41 * 512 + 256 + 68, 3, true);
    view.setUint32(41 * 512 + 256 + 72, 1, true);
    expect(judged('cv.doc', bytes)).toBeUndefined();
  });

  it('in a file of 8 MB, whose sector table does not fit into the header', () => {
    const large = largeCompoundFile(15_000, 'One', 'Two', 'Three', 'Four', 'Five', 'WordDocument');
    expect([judged('cv.doc', large), judged('cv.ppt', large)]).toEqual([undefined, 'fileNotAsNamed']);
  });

  it('in a file with sectors of 4096 bytes, as some mails have', () => {
    const streams = Array.from({ length: 40 }, (_, at) => `Stream ${at}`);
    const wide = wideCompoundFile(...streams, 'WordDocument');
    expect([judged('cv.doc', wide), judged('cv.ppt', wide)]).toEqual([undefined, 'fileNotAsNamed']);
  });

  it('in a file on the device, of which only a few kilobytes are read', async () => {
    const file = new Spied(largeCompoundFile(15_000, 'One', 'Two', 'Three', 'WordDocument'));
    expect(await checkDeviceFile('resumeImport', file)).toBeUndefined();
    expect(file.parts).toBeLessThan(6);
    const picture = new Spied(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d), 'cv.png');
    expect(await checkDeviceFile('resumeImport', picture)).toBeUndefined();
    expect(picture.parts).toBe(1);
  });
});

describe('a document that is saved with a password', () => {
  const locked = compoundFile('\u0006DataSpaces/Version', 'EncryptedPackage', 'EncryptionInfo');

  it.each(['cv.docx', 'cv.xlsx', 'cv.PPTX'])('is refused for that reason under the name %s', (name) => {
    expect(judged(name, locked)).toBe('fileLocked');
  });

  it('is refused for that reason as a resume to be read, too', () => {
    expect(checkFile('resumeImport', { name: 'cv.docx', bytes: locked })).toBe('fileLocked');
  });

  it.each([
    ['an old document', made.doc],
    ['a mail', made.msg],
    ['one that is cut off', locked.slice(0, 600)],
    ['a header without an end', locked.slice(0, 60)],
    ['a header that points beyond everything', locked.slice().fill(0xff, 30, 52)],
    ['a PDF', new TextEncoder().encode('%PDF-1.7')],
  ])('is not said of %s under the name of one, which is refused for its format', (_what, bytes) => {
    expect(judged('cv.docx', bytes)).toBe('fileNotAsNamed');
  });
});

describe('a broken compound file is refused as a wrong format, and reading it ends', () => {
  const changed = (change: (view: DataView) => void) => {
    const bytes = compoundFile('One', 'Two', 'Three', 'Four', 'Five', 'WordDocument');
    change(new DataView(bytes.buffer));
    return bytes;
  };
  const directory = 41 * 512;

  it.each([
    ['with its first bytes alone', made.doc.slice(0, 8)],
    ['with its header alone', made.doc.slice(0, 512)],
    ['cut off before its directory', made.doc.slice(0, directory)],
    ['cut off in its directory', made.doc.slice(0, directory + 200)],
    ['of sectors of no size', changed((view) => view.setUint16(30, 0, true))],
    ['of sectors larger than everything', changed((view) => view.setUint16(30, 63, true))],
    ['with a directory beyond its end', changed((view) => view.setUint32(48, 0xffffffff, true))],
    ['with a cycle in its directory', changed((view) => view.setUint32(512 + 40 * 4, 40, true))],
    ['with a table beyond its end', changed((view) => view.setUint32(76, 4_000_000, true))],
    ['with a cycle among its entries', changed((view) => view.setUint32(directory + 200, 1, true))],
    ['whose entries lead nowhere', changed((view) => view.setUint32(directory + 76, 0xfffffff0, true))],
    ['of nothing but ones', new Uint8Array(4096).fill(0xff)],
  ])('one %s', (_what, bytes) => {
    expect(judged('cv.doc', bytes)).toBe('fileNotAsNamed');
  });

  it('one with a cycle in its list of sector tables', () => {
    const bytes = largeCompoundFile(33_000, 'One', 'Two', 'Three', 'Four', 'WordDocument');
    expect(judged('cv.doc', bytes)).toBeUndefined();
    const view = new DataView(bytes.buffer);
    const first = view.getUint32(68, true);
    view.setUint32((first + 2) * 512 - 4, first, true);
    expect(judged('cv.doc', bytes)).toBe('fileNotAsNamed');
  });

  it('one with more entries than any mail has, of which no more than 4 MB are read', async () => {
    const names = Array.from({ length: 40_000 }, (_, at) => `S${at}`);
    const file = new Spied(largeCompoundFile(400, ...names, 'WordDocument'));
    expect(await lookInSlices(file, compoundFileLook(file.size))).toBeUndefined();
    expect(file.parts).toBe(1024);
  });
});

/** A file on the device that counts how often it is read. */
class Spied {
  parts = 0;
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  constructor(bytes: Uint8Array<ArrayBuffer>, name = 'cv.doc') {
    this.#bytes = bytes;
    this.name = name;
  }
  get size(): number {
    return this.#bytes.length;
  }
  slice(from: number, to: number) {
    this.parts += 1;
    const { buffer } = this.#bytes.slice(from, to);
    return { arrayBuffer: () => Promise.resolve(buffer) };
  }
}

describe('a text file has no first bytes of its own', () => {
  const letters = (text: string) => new TextEncoder().encode(text);
  const wide = (text: string) => new Uint8Array(Uint16Array.from(text, (one) => one.charCodeAt(0)).buffer);
  it.each([
    ['a text', letters('姓名：李娜')],
    ['a text that begins as a picture does', letters('BM of 2019')],
    ['UTF-16', wide('姓名：李娜\r\n第一份工作 2019')],
    ['UTF-16 with a mark', wide('\uFEFF一')],
    ['a text that its program has filled up with zeros', letters(`Anna Lee\r\n${'\0'.repeat(300)}`)],
    ['GB18030', Uint8Array.of(0xcd, 0xf5, 0xcf, 0xfe, 0xc3, 0xf4)],
  ])('%s is accepted as one', (_what, bytes) => {
    expect(['cv.txt', 'cv.html'].map((name) => checkFile('resumeImport', { name, bytes }))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['a PDF', letters('%PDF-1.7 ...')],
    ['a Word document', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)],
    ['an old document', made.doc],
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0)],
    ['nothing but zeros', new Uint8Array(300)],
    ['a program', letters('MZ\u0090\0\u0003\0\0\0\u0004\0\0\0\0\0')],
  ])('%s is not accepted as one', (_what, bytes) => {
    expect(['cv.txt', 'cv.html'].map((name) => checkFile('resumeImport', { name, bytes }))).toEqual([
      'fileNotAsNamed',
      'fileNotAsNamed',
    ]);
  });
});

describe('files of other programs are judged by what they are, not by their very first byte alone', () => {
  const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const pdf = (before: string) => letters(`${before}%PDF-1.4\n`);

  it.each([
    ['a mark of UTF-8', pdf('\u00ef\u00bb\u00bf'), undefined],
    ['the head of a mail', pdf('Content-Type: application/pdf\r\n\r\n'), undefined],
    ['as many bytes as readers skip', pdf(' '.repeat(1020)), undefined],
    ['one byte more than readers skip', pdf(' '.repeat(1021)), 'fileNotAsNamed'],
    ['the beginning of a program', pdf('MZ\u0090\0\u0003\0'), 'fileNotAsNamed'],
    ['the beginning of a page', pdf('\n<html>'), 'fileNotAsNamed'],
  ])('a PDF behind %s', (_what, bytes, code) => {
    expect(checkFile('resumeAttachment', { name: 'cv.pdf', bytes })).toBe(code);
  });

  it.each([
    ['isom', undefined],
    ['mp42', undefined],
    ['M4V ', undefined],
    ['3gp6', undefined],
    ['qt  ', 'fileNotAsNamed'],
    ['heic', 'fileNotAsNamed'],
    ['mif1', 'fileNotAsNamed'],
    ['avif', 'fileNotAsNamed'],
    ['M4A ', 'fileNotAsNamed'],
  ])('a file that begins as a video does, of the brand %j', (brand, code) => {
    const bytes = letters(`\0\0\0\u0018ftyp${brand}`);
    expect(checkFile('video', { name: 'me.mp4', bytes })).toBe(code);
  });

  // Decision 6.5: a file has to pass by its extension, and by its first bytes.
  it.each<[FileKind, string, readonly number[]]>([
    ['photo', 'png', [0x89, 0x50, 0x4e, 0x47]],
    ['photo', 'jpg', [0xff, 0xd8, 0xff]],
    ['photo', 'jpeg', [0xff, 0xd8, 0xff]],
    ['photo', 'gif', [0x47, 0x49, 0x46, 0x38]],
    ['photo', 'bmp', [0x42, 0x4d]],
    ['resumeAttachment', 'pdf', [0x25, 0x50, 0x44, 0x46]],
    ['resumeAttachment', 'docx', [0x50, 0x4b, 0x03, 0x04]],
    ['resumeAttachment', 'xlsx', [0x50, 0x4b, 0x03, 0x04]],
    ['resumeAttachment', 'pptx', [0x50, 0x4b, 0x03, 0x04]],
  ])('a %s named .%s has each of the first bytes of that format', (kind, extension, head) => {
    const judgedHead = (first: readonly number[]) =>
      checkFile(kind, { name: `a.${extension}`, bytes: Uint8Array.from([...first, ...Array(40).fill(0)]) });
    expect(judgedHead(head)).toBeUndefined();
    for (const at of head.keys())
      expect(judgedHead(head.with(at, 0x2a)), `byte ${at}`).toBe('fileNotAsNamed');
  });

  it.each(['constructor', 'toString', 'valueOf'])(
    'an offer attachment named x.%s is accepted as any other',
    (extension) => {
      expect(
        checkFile('offerAttachment', { name: `x.${extension}`, bytes: letters('anything') }),
      ).toBeUndefined();
    },
  );

  it('reading a dropped folder fails before any byte of it is sent', async () => {
    const folder = {
      name: 'a folder',
      size: 4096,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
    };
    await expect(checkDeviceFile('offerAttachment', folder)).rejects.toThrow(DOMException);
  });
});
