import { describe, expect, it } from 'vitest';
import { readStructure } from '../structure/read-structure.ts';
import { oldFile } from '../testing/old-file.ts';
import { readFile } from './read-file.ts';
import { readHtml } from './read-html.ts';
import { readText } from './read-text.ts';

const nameIn = (lines: ReturnType<typeof readText>) =>
  readStructure(lines).find(({ path }) => path === 'basics.name')?.value;

describe('importing a resume from a text or a page', () => {
  it.each([
    ['zh-gb18030.txt', '张伟'],
    ['zh-utf16.txt', '张伟'],
    ['hk-big5.txt', '陳嘉敏'],
  ])('finds out how %s is written down', (file, name) => {
    expect(nameIn(readText(oldFile(file)))).toBe(name);
  });

  it('reads UTF-8 with a mark and without', () => {
    const bytes = new TextEncoder().encode('姓名：李娜');
    expect(nameIn(readText(bytes))).toBe('李娜');
    expect(nameIn(readText(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes])))).toBe('李娜');
  });

  it('passes over the marks of Markdown', () => {
    expect(
      readText(new TextEncoder().encode('# 李娜\n\n## 教育经历\n**南开大学**')).map(({ text }) => text),
    ).toEqual(['李娜', '教育经历', '南开大学']);
  });

  it('takes radicals that stand for characters for these, in Simplified and in Traditional', () => {
    const linesIn = (text: string) => readText(new TextEncoder().encode(text)).map((line) => line.text);
    expect(linesIn('⺠族\n⻓沙\n⽤⼾研究')).toEqual(['民族', '长沙', '用户研究']);
    expect(linesIn('⽤⼾經驗')).toEqual(['用戶經驗']);
  });

  it('keeps what stands beside the text of a page apart from it', () => {
    const page =
      '<aside><h2>Certificates</h2><p>FRM</p></aside><main><h1>Mei Wong</h1><h2>Experience</h2></main>';
    expect(nameIn(readHtml(new TextEncoder().encode(page)))).toBe('Mei Wong');
  });

  it('reads a page that an office program has written', () => {
    expect(nameIn(readHtml(oldFile('libreoffice-zh.html')))).toBe('张伟');
  });

  it('reads of a page what people see: no script, style, comment or title', () => {
    const page = `<title>T</title><style>p{}</style><script>alert("<p>a</p>")</script><!-- c --><p>Lin&nbsp;Yu</p><td>a</td><td>b</td>`;
    const lines = readHtml(new TextEncoder().encode(page)).map(({ text }) => text);
    expect(lines).toEqual(['Lin Yu', 'a\tb']);
  });

  it('says of a file without words that there are none', async () => {
    await expect(readFile('txt', new TextEncoder().encode('…\n  —'))).rejects.toMatchObject({
      reason: 'noText',
    });
    await expect(readFile('html', new TextEncoder().encode('<img src=a.png>'))).rejects.toMatchObject({
      reason: 'noText',
    });
  });

  it('keeps to lines that people could have written, of a text of ten megabytes too', () => {
    const lines = readText(new TextEncoder().encode(`${'a'.repeat(10_000_000)}\n${'b\n'.repeat(10_000)}`));
    expect(lines.length).toBe(5000);
    expect(lines[0]?.text.length).toBe(2000);
  });
});
