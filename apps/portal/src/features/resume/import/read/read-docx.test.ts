import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readStructure } from '../structure/read-structure.ts';
import { oldFile } from '../testing/old-file.ts';
import { readDocx } from './read-docx.ts';

const word = (body: string) => `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const docx = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const linesIn = (body: string) => readDocx(docx({ 'word/document.xml': word(body) })).map(({ text }) => text);
const valuesOf = (name: string) =>
  Object.fromEntries(readStructure(readDocx(oldFile(name))).map(({ path, value }) => [path, value]));

describe('importing a resume from a Word document', () => {
  it.each([
    ['libreoffice-zh.docx', '张伟', '华南理工大学', '2019-07'],
    ['pandoc-en.docx', 'Grace Chan', 'University of Hong Kong', '2016-07'],
  ])('reads %s', (name, person, school, start) => {
    expect(valuesOf(name)).toMatchObject({
      'basics.name': person,
      'education.0.school': school,
      'work.0.present': true,
      'work.1.start': start,
    });
  });

  it('reads a table row by row, and paragraphs in one cell line by line', () => {
    const cell = (...lines: string[]) => `<w:tc>${lines.map(paragraph).join('')}</w:tc>`;
    expect(
      linesIn(`<w:tbl><w:tr>${cell('姓名')}${cell('张伟')}</w:tr><w:tr>${cell('a', 'b')}</w:tr></w:tbl>`),
    ).toEqual(['姓名\t张伟', 'a', 'b']);
    expect(linesIn(`<w:tbl><w:tr>${cell('a', 'b')}${cell('c')}</w:tr></w:tbl>`)).toEqual(['a', 'b', 'c']);
  });

  it('reads only visible text, without moved, hidden and ruby text', () => {
    const run = (text: string, more = '') => `<w:r>${more}<w:t>${text}</w:t></w:r>`;
    expect(
      linesIn(
        [
          `<w:p><w:moveFrom>${run('moved')}</w:moveFrom></w:p><w:p><w:moveTo>${run('here')}</w:moveTo></w:p>`,
          `<w:p>${run('2018.07')}<w:r><w:noBreakHyphen/></w:r>${run('2021.02')}</w:p>`,
          `<w:p><w:r><w:ruby><w:rt>${run('wáng')}</w:rt><w:rubyBase>${run('王')}</w:rubyBase></w:ruby></w:r></w:p>`,
          `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('hidden', '<w:rPr><w:vanish/></w:rPr>')}${run('shown')}</w:p>`,
          `<w:p>${run('too', '<w:rPr><w:vanish w:val="0"/></w:rPr>')}</w:p>`,
        ].join(''),
      ),
    ).toEqual(['here', '2018.07-2021.02', '王', 'shown', 'too']);
  });

  const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const markup = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
  it.each([
    [
      'a prefix of its own',
      `<n:document xmlns:n="${namespace}" xmlns:m="${markup}"><n:p><m:Choice><n:t>A</n:t></m:Choice><m:Fallback><n:t>A</n:t></m:Fallback></n:p></n:document>`,
    ],
    ['no prefix', `<document xmlns="${namespace}"><p><t>A</t></p></document>`],
    [
      'the prefix of strict documents',
      '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:p><x:t>A</x:t></x:p></x:document>',
    ],
  ])('reads a document with %s in its XML', (_what, xml) => {
    expect(readDocx(docx({ 'word/document.xml': xml })).map(({ text }) => text)).toEqual(['A']);
  });

  it.each(['word/document2.xml', 'word\\document.xml', '/word/document.xml', 'Word/Document.xml'])(
    'finds the main part of the document at %s',
    (name) => {
      expect(readDocx(docx({ [name]: word(paragraph('A')) })).map(({ text }) => text)).toEqual(['A']);
    },
  );

  it('reads the contacts in page footers, and nothing else of them', () => {
    const foot = (name: string, ...lines: string[]) => ({
      [`word/${name}.xml`]: `<w:ftr>${lines.map(paragraph).join('')}</w:ftr>`,
    });
    const lines = readDocx(
      docx({
        ...foot('footer1', 'Page 1 of 2', 'anna.lee@mail.example | +852 9123 4567'),
        // The first page and the others have footers of their own with the same contacts.
        ...foot('footer2', 'anna.lee@mail.example | +852 9123 4567', '第 2 页 2026-11-27'),
        ...foot('footnotes', 'Can be asked: chan@lingwan.example'),
        'word/document.xml': word(['Anna Lee', 'Education', 'Lingwan University'].map(paragraph).join('')),
      }),
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'anna.lee@mail.example | +852 9123 4567',
      'Anna Lee',
      'Education',
      'Lingwan University',
    ]);
    const values = Object.fromEntries(readStructure(lines).map(({ path, value }) => [path, value]));
    expect(values).toMatchObject({
      'basics.name': 'Anna Lee',
      'basics.email': 'anna.lee@mail.example',
      'basics.phoneNationCode': '+852',
      'basics.phone': '91234567',
    });
  });

  it('ignores contacts in page footers if the body has contacts', () => {
    const parts = {
      'word/footer1.xml': paragraph('Placed by Harbour Agency, jobs@agency.example'),
      'word/document.xml': word(['Anna Lee', 'anna.lee@mail.example'].map(paragraph).join('')),
    };
    expect(readDocx(docx(parts)).map(({ text }) => text)).toEqual(['Anna Lee', 'anna.lee@mail.example']);
  });

  it('reads a document in UTF-16', () => {
    const xml = `\uFEFF${word(paragraph('王晓敏'))}`;
    const bytes = new Uint8Array(Uint16Array.from(xml, (one) => one.charCodeAt(0)).buffer);
    expect(readDocx(zipSync({ 'word/document.xml': bytes })).map(({ text }) => text)).toEqual(['王晓敏']);
  });

  it.each([
    ['a page', 'word/afchunk.htm', '<meta charset="utf-8"><p>王晓敏</p>'],
    [
      'a mail of a page, as html-docx-js does',
      'word/afchunk.mht',
      'Content-Type: multipart/related; boundary="--b"\r\n\r\n----b\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p class=3D"a">=E7=8E=8B=\r\n晓敏</p>\r\n----b\r\nContent-Type: image/png\r\n\r\nxx\r\n----b--',
    ],
    [
      'a mail of a page in base64',
      'word/afchunk.mht',
      `Content-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Transfer-Encoding: base64\r\nContent-Type: text/html\r\n\r\n${btoa('<p>\xe7\x8e\x8b\xe6\x99\x93\xe6\x95\x8f</p>')}\r\n--b--`,
    ],
  ])('reads a document that only embeds %s', (_what, name, chunk) => {
    const parts = { [name]: chunk, 'word/document.xml': word('<w:altChunk r:id="a"/>') };
    expect(readDocx(docx(parts)).map(({ text }) => text)).toEqual(['王晓敏']);
    // An embedded file that the document does not refer to is ignored.
    expect(
      readDocx(docx({ ...parts, 'word/document.xml': word(paragraph('A')) })).map(({ text }) => text),
    ).toEqual(['A']);
  });

  it('says that an archive without a document is not one', () => {
    for (const name of ['xl/workbook.xml', 'content.xml'])
      expect(() => readDocx(docx({ [name]: '<a/>' }))).toThrow(
        expect.objectContaining({ reason: 'notAsNamed' }),
      );
  });

  it('reads the cells of a one-row layout table as columns', () => {
    expect(valuesOf('libreoffice-columns-en.docx')).toMatchObject({
      'basics.name': 'Priya Nair',
      'languages.2.language': 'Cantonese',
      'languages.2.level': 'working',
      selfEvaluation: 'Eight years of listening to the people who use software.',
      'work.1.company': 'Kettle',
      'education.1.school': 'IIT Bombay',
    });
  });

  it('reads headings in cells beside their text', () => {
    expect(valuesOf('libreoffice-table-zh.docx')).toMatchObject({
      'education.0.major': '会计学',
      'work.1.description': '参与两家上市公司的年报审计。',
      'awards.0.name': '国家奖学金',
      'languages.0.level': 'fluent',
      selfEvaluation: '踏实认真，对数字敏感。',
    });
  });

  it('reads a text box once, although the file contains it twice', () => {
    const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const both = `<mc:AlternateContent><mc:Choice>${box('Lin')}</mc:Choice><mc:Fallback>${box('Lin')}</mc:Fallback></mc:AlternateContent>`;
    expect(linesIn(both)).toEqual(['Lin']);
  });

  it('reads text boxes in the order of their place on the page', () => {
    const emu = (points: number) => points * 12_700;
    const offset = (side: string, points: number) =>
      `<wp:position${side}><wp:posOffset>${emu(points)}</wp:posOffset></wp:position${side}>`;
    const inner = (...lines: string[]) => `<w:txbxContent>${lines.map(paragraph).join('')}</w:txbxContent>`;
    const box = (left: number, top: number, ...lines: string[]) =>
      `<wp:anchor>${offset('H', left)}${offset('V', top)}${inner(...lines)}</wp:anchor>`;
    const grouped = (top: number, text: string) => `<a:off x="${emu(40)}" y="${emu(top)}"/>${inner(text)}`;
    const old = (top: number, text: string) =>
      `<v:shape style="position:absolute;margin-left:40pt;margin-top:${top}.5pt">${inner(text)}</v:shape>`;
    const inOrder = ['Lin', 'Education', 'Nankai', 'Experience', 'Bank', 'Clerk'];
    const [name = '', education = '', school = '', experience = '', bank = '', clerk = ''] = inOrder;
    for (const headings of [
      box(40, 170, education) + box(40, 300, experience) + box(40, 50, name),
      `<wp:anchor>${grouped(170, education)}${grouped(300, experience)}${grouped(50, name)}</wp:anchor>`,
      old(170, education) + old(300, experience) + old(50, name),
    ]) {
      const boxes = `${headings}${box(40, 330, bank, clerk)}${box(40, 200, school)}`;
      expect(linesIn(`<w:p><w:r>${boxes}</w:r></w:p>${paragraph('After')}`)).toEqual([...inOrder, 'After']);
    }
  });

  it('reads the page header first', () => {
    const parts = {
      'word/document.xml': word(paragraph('Body')),
      'word/header1.xml': paragraph('lin@mail.example'),
    };
    expect(readDocx(docx(parts)).map(({ text }) => text)).toEqual(['lin@mail.example', 'Body']);
  });

  it('reports the page of a line if the document marks it', () => {
    const body = `${paragraph('One')}<w:p><w:r><w:lastRenderedPageBreak/><w:t>Two</w:t></w:r></w:p>`;
    expect(readDocx(docx({ 'word/document.xml': word(body) }))).toEqual([
      { text: 'One', page: 1 },
      { text: 'Two', page: 2 },
    ]);
  });

  it('decodes predefined entities and refuses declared ones', () => {
    expect(linesIn(paragraph('R&amp;D &#x5F20; &amp;lt;'))).toEqual(['R&D 张 &lt;']);
    const bomb = `<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${word(paragraph('&b;'))}`;
    expect(() => readDocx(docx({ 'word/document.xml': bomb }))).toThrow(
      expect.objectContaining({ reason: 'broken' }),
    );
  });

  it('stops inflating a zip bomb', () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(20 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => readDocx(bomb)).toThrow(expect.objectContaining({ reason: 'broken' }));
  });

  it('inflates only the parts that contain text', () => {
    const picture = new Uint8Array(20 * 1024 * 1024);
    const bytes = zipSync({
      'word/media/image1.png': picture,
      'word/document.xml': strToU8(word(paragraph('Lin'))),
    });
    expect(readDocx(bytes)).toEqual([{ text: 'Lin' }]);
  });

  it.each([
    ['cut off', () => oldFile('libreoffice-zh.docx').subarray(0, 900)],
    ['no zip after its first bytes', () => new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
  ])('reports a damaged document: %s', (_what, bytes) => {
    expect(() => readDocx(bytes())).toThrow(expect.objectContaining({ reason: 'broken' }));
  });

  it('reads deep and malformed markup in linear time', () => {
    expect(linesIn(`${'<w:p>'.repeat(200_000)}<w:r><w:t>deep</w:t></w:r>`)).toEqual(['deep']);
    expect(linesIn(`<w:t>${'<'.repeat(300_000)}`)).toEqual([]);
  });
});
