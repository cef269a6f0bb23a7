import { describe, expect, it } from 'vitest';
import { readStructure } from '../structure/read-structure.ts';
import { oldFile } from '../testing/old-file.ts';
import { ownFormatOf, readFile } from './read-file.ts';
import { readHtml } from './read-html.ts';
import { readText } from './read-text.ts';

const nameIn = (lines: ReturnType<typeof readText>) =>
  readStructure(lines).find(({ path }) => path === 'basics.name')?.value;

describe('importing a resume from a text or HTML file', () => {
  it.each([
    ['zh-gb18030.txt', '张伟'],
    ['zh-utf16.txt', '张伟'],
    ['hk-big5.txt', '陳嘉敏'],
  ])('detects the encoding of %s', (file, name) => {
    expect(nameIn(readText(oldFile(file)))).toBe(name);
  });

  it('reads UTF-8 with and without a byte order mark', () => {
    const bytes = new TextEncoder().encode('姓名：李娜');
    expect(nameIn(readText(bytes))).toBe('李娜');
    expect(nameIn(readText(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes])))).toBe('李娜');
  });

  it('reads UTF-16 without a byte order mark', () => {
    for (const text of ['Grace Chan\r\n+852 5123 4567', '姓名：李娜\r\n电话：13812345678\r\n第一名\r\n']) {
      const little = [...new Uint8Array(Uint16Array.from(text, (one) => one.charCodeAt(0)).buffer)];
      const big = little.map((_, at) => little[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
      for (const bytes of [little, big])
        expect(readText(Uint8Array.from(bytes)).map((line) => line.text)).toEqual(text.trim().split('\r\n'));
    }
  });

  it('detects the encoding of a text that contains a zero byte', () => {
    const says = '姓名：李娜\r\n学历：本科\r\n期望职位：会计\r\n工作地点：深圳，广州，珠海\r\n';
    const ends = Uint8Array.of(0x0d, 0x0a, 0x00);
    const utf8 = new TextEncoder().encode(says);
    const gb18030 = oldFile('zh-gb18030.txt');
    for (const [bytes, name] of [
      [Uint8Array.of(...utf8, ...ends), '李娜'],
      [Uint8Array.of(...utf8, 0, ...ends), '李娜'],
      [new TextEncoder().encode('姓名：李娜\r\n电话：13812345678\r\n\0学历A\0'), '李娜'],
      [Uint8Array.of(...gb18030, ...ends), '张伟'],
      [Uint8Array.of(...gb18030, 0, ...ends), '张伟'],
    ] as const)
      expect(nameIn(readText(bytes))).toBe(name);
  });

  it('reads a text in Windows-1252, and does not take a Chinese text for one', () => {
    const latin = 'René Müller\r\nCafé “Zoë”, 2010 – 2014\r\nGenève';
    const special = new Map([
      ['“', 0x93],
      ['”', 0x94],
      ['–', 0x96],
    ]);
    const bytes = Uint8Array.from(latin, (one) => special.get(one) ?? one.charCodeAt(0));
    expect(readText(bytes).map((line) => line.text)).toEqual(latin.split('\r\n'));
    // Wang Xiaomin, Guangzhou, in GB 18030.
    const chinese = Uint8Array.of(0xcd, 0xf5, 0xcf, 0xfe, 0xc3, 0xf4, 0x0a, 0xb9, 0xe3, 0xd6, 0xdd);
    expect(readText(chinese).map((line) => line.text)).toEqual(['王晓敏', '广州']);
    // A name and its label in GB 18030: the second byte of one character is an ASCII letter.
    const withLetter = [0xd0, 0xd5, 0xc3, 0xfb, 0xa3, 0xba, 0xd6, 0xec, 0xe9, 0x46, 0xbb, 0xf9];
    expect(nameIn(readText(Uint8Array.from(withLetter)))).toBe('朱镕基');
  });

  it('leaves out the marks of Markdown', () => {
    expect(
      readText(new TextEncoder().encode('# 李娜\n\n## 教育经历\n**南开大学**')).map(({ text }) => text),
    ).toEqual(['李娜', '教育经历', '南开大学']);
  });

  it('replaces radicals by the characters that they stand for, in Simplified and in Traditional Chinese', () => {
    const linesIn = (text: string) => readText(new TextEncoder().encode(text)).map((line) => line.text);
    expect(linesIn('⺠族\n⻓沙\n⽤⼾研究')).toEqual(['民族', '长沙', '用户研究']);
    expect(linesIn('⽤⼾經驗')).toEqual(['用戶經驗']);
  });

  it('replaces rare dashes by usual ones', () => {
    const text = '2021年3月－至今\n2019年4月 ‒ 2021年2月\n海灣銀行 ― 經理\nCo‑founder';
    expect(readText(new TextEncoder().encode(text)).map((line) => line.text)).toEqual([
      '2021年3月-至今',
      '2019年4月 – 2021年2月',
      '海灣銀行 — 經理',
      'Co-founder',
    ]);
  });

  it('reads a table row by row, with text or paragraphs in its cells, closed or not', () => {
    const linesIn = (page: string) => readHtml(new TextEncoder().encode(page)).map(({ text }) => text);
    const row = (...cells: string[]) =>
      `<tr>${cells.map((cell) => `<td>\n<p>${cell}</p>\n</td>`).join('')}</tr>`;
    expect(linesIn(`<table>${row('姓名', '张伟')}${row('性别', '男')}</table>`)).toEqual([
      '姓名\t张伟',
      '性别\t男',
    ]);
    expect(linesIn('<table><tr><td>姓名<td>张伟<tr><td>性别<td>男</table>')).toEqual([
      '姓名\t张伟',
      '性别\t男',
    ]);
    const inner = `<table>${row('姓名', '张伟')}</table><table>${row('性别', '男')}</table>`;
    expect(linesIn(`<table><tr><td>${inner}</td><td>b</td></tr></table>c`)).toEqual([
      '姓名\t张伟',
      '性别\t男',
      'b',
      'c',
    ]);
  });

  it('reads a table with two hundred thousand cells in linear time', () => {
    const page = `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(100_000)}</table>`;
    expect(readHtml(new TextEncoder().encode(page))[0]?.text).toBe('a\tb');
  });

  it('keeps an aside of a page apart from the main text', () => {
    const page =
      '<aside><h2>Certificates</h2><p>FRM</p></aside><main><h1>Mei Wong</h1><h2>Experience</h2></main>';
    expect(nameIn(readHtml(new TextEncoder().encode(page)))).toBe('Mei Wong');
  });

  it('reads a page of an office program', () => {
    expect(nameIn(readHtml(oldFile('libreoffice-zh.html')))).toBe('张伟');
  });

  it('reads only visible text of a page: no script, style, comment or title', () => {
    const page = `<title>T</title><style>p{}</style><script>alert("<p>a</p>")</script><!-- c --><p>Lin&nbsp;Yu</p><td>a</td><td>b</td>`;
    const lines = readHtml(new TextEncoder().encode(page)).map(({ text }) => text);
    expect(lines).toEqual(['Lin Yu', 'a\tb']);
  });

  it('reports a file without words', async () => {
    await expect(readFile('txt', new TextEncoder().encode('…\n  —'))).rejects.toMatchObject({
      reason: 'noText',
    });
    await expect(readFile('html', new TextEncoder().encode('<img src=a.png>'))).rejects.toMatchObject({
      reason: 'noText',
    });
  });

  it.each(['李', 'é', '7'])('reads a file whose only word is “%s”', async (word) => {
    const lines = await readFile('txt', new TextEncoder().encode(`…\n${word}\n—`));
    expect(lines.map(({ text }) => text)).toContain(word);
  });

  it('reads a text with ten million line ends', () => {
    expect(readText(new TextEncoder().encode(`Lin${'\n'.repeat(10_000_000)}Yu`))).toEqual([
      { text: 'Lin' },
      { text: 'Yu' },
    ]);
  });

  it('limits the lines of a text of ten megabytes in number and length', () => {
    const lines = readText(new TextEncoder().encode(`${'a'.repeat(10_000_000)}\n${'b\n'.repeat(10_000)}`));
    expect(lines.length).toBe(5000);
    expect(lines[0]?.text.length).toBe(2000);
  });
});

it.each([
  ['resume.pdf', 'pdf'],
  ['Lin Wei.final.DOCX', 'docx'],
  ['resume.html', 'html'],
  ['resume.Txt', 'txt'],
  ['resume.pdf.doc', undefined],
  ['resume.htm', undefined],
  ['resume', undefined],
  ['', undefined],
])('a file named %j is read on the device by its format: %s', (name, format) => {
  expect(ownFormatOf(name)).toBe(format);
});
