import { describe, expect, it } from 'vitest';
import { NEXT_COLUMN } from './doc-line.ts';
import { linesOfPage, type PageText } from './lines-of-page.ts';

/** Lines of ten points each, drawn below each other from a place on the page. */
const drawn = (x: number, y: number, ...lines: string[]): PageText[] =>
  lines.map((str, at) => ({ str, x, y: y - at * 14, width: str.length * 6, height: 10 }));

const read = (...parts: readonly PageText[][]) =>
  linesOfPage(parts.flat())
    .split(NEXT_COLUMN)
    .map((column) => column.split('\n'));

const sidebar = ['Skills', 'Tides', 'Languages', 'English'];
const text = ['Experience', 'Harbour Bank', '2018 - 2020', 'Education', 'Nankai'];

describe('the lines of a page', () => {
  it('are in the order of drawing, one column after the other', () => {
    expect(read(drawn(40, 800, ...text))).toEqual([text]);
    expect(read(drawn(40, 800, ...sidebar, ...sidebar), drawn(240, 800, ...text))).toEqual([
      [...sidebar, ...sidebar],
      text,
    ]);
  });

  it('have a column beside the text below a wide header', () => {
    const header = ['Lin Xiaoyu', 'Planner', 'Harbour', 'Bank', 'Kowloon'];
    const facts = [...sidebar, ...sidebar];
    expect(
      read(drawn(40, 800, ...header), drawn(200, 720, ...facts, ...facts), drawn(40, 720, ...text)),
    ).toEqual([[...header, ...facts, ...facts], text]);
  });

  it('begin a column at the top of the page, or with all that was drawn at one side of it', () => {
    const across = {
      str: 'References, which a line across both columns names',
      x: 40,
      y: 500,
      width: 400,
      height: 10,
    };
    const column = (top: number) =>
      read(drawn(40, 800, ...text), [across], drawn(240, top, 'Skills', 'Tides'));
    expect(column(760)).toEqual([
      [...text, across.str],
      ['Skills', 'Tides'],
    ]);
    expect(column(740)).toEqual([[...text, across.str, 'Skills', 'Tides']]);
    const lower = drawn(240, 740, 'Skills', 'Tides');
    expect(read(drawn(40, 800, ...text, ...text, ...text), lower)).toEqual([
      [...text, ...text, ...text],
      ['Skills', 'Tides'],
    ]);
  });

  it('are made of pieces at one height, with a blank where there is one or room for one', () => {
    const row = (...pieces: (readonly [string, number, number, y?: number])[]) =>
      read(pieces.map(([str, x, width, y = 700]) => ({ str, x, y, width, height: str.trim() ? 10 : 0 })));
    expect(row(['张', 40, 10], ['伟', 50, 10])).toEqual([['张伟']]);
    expect(row(['Mei', 40, 18], [' ', 58, 1], ['Wo', 58, 12], ['ng', 70, 12])).toEqual([['Mei Wong']]);
    expect(row(['Mei', 40, 18], ['Wong', 60, 24], ['Clerk', 97, 30])).toEqual([['Mei Wong\tClerk']]);
    expect(row(['May 1', 40, 30], ['st', 70, 8, 704], ['Bank', 40, 24, 694])).toEqual([['May 1st', 'Bank']]);
    expect(row(['Nankai', 240, 36], ['Skills', 40, 36])).toEqual([['Nankai', 'Skills']]);
  });

  it('have a cell for what stands apart in another font', () => {
    const apart = (font: string) => [
      { str: 'Harbour Bank', x: 40, y: 700, width: 72, height: 10, font: 'bold' },
      { str: 'Analyst', x: 121, y: 700, width: 40, height: 10, font },
    ];
    expect(read(apart('thin'))).toEqual([['Harbour Bank\tAnalyst']]);
    expect(read(apart('bold'))).toEqual([['Harbour Bank Analyst']]);
  });

  it('are in the order of drawing also if a footer was drawn first', () => {
    expect(read(drawn(40, 30, 'Page 1', 'Confidential'), drawn(40, 800, ...text))).toEqual([
      ['Page 1', 'Confidential'],
      text,
    ]);
  });

  it('read a vertical heading as one word, but no cells below each other', () => {
    const vertical = [...'教育经历'].flatMap((str, at) => [
      { str, x: 40, y: 700 - at * 11, width: 10, height: 10 },
    ]);
    const beside = { str: '厦门大学', x: 60, y: 667, width: 40, height: 10 };
    expect(read([...vertical, beside])).toEqual([['教育经历 厦门大学']]);
    expect(read(drawn(40, 700, '男', '女').map((piece, at) => ({ ...piece, y: 700 - at * 20 })))).toEqual([
      ['男', '女'],
    ]);
  });

  it('are ordered by their place if headings were drawn before their content', () => {
    const [experience = '', bank = '', when = '', education = '', school = ''] = text;
    const headings = [experience, education, 'Awards'].flatMap((heading, at) =>
      drawn(40, 700 - at * 100, heading),
    );
    const below = [drawn(40, 480, 'A medal'), drawn(40, 680, bank, when), drawn(40, 580, school)];
    expect(read(headings, ...below, drawn(40, 780, 'Lin'))).toEqual([['Lin', ...text, 'Awards', 'A medal']]);
  });

  it('are joined to rows if headings are beside their content', () => {
    const headings = ['Experience', 'Education', 'Awards'].flatMap((heading, at) =>
      drawn(40, 700 - at * 100, heading),
    );
    const beside = [drawn(200, 500, 'A medal'), drawn(200, 600, 'Nankai'), drawn(200, 700, 'Bank', 'Clerk')];
    // The right cells are drawn first.
    expect(read(...beside, headings, drawn(40, 780, 'Lin'))).toEqual([
      ['Lin', 'Experience\tBank', 'Clerk', 'Education\tNankai', 'Awards\tA medal'],
    ]);
  });

  it('are ordered by columns if both columns have several lines, between what is above and below both', () => {
    const headings = [drawn(40, 700, 'Skills'), drawn(40, 660, 'Languages'), drawn(240, 700, 'Experience')];
    const boxes = [
      drawn(240, 686, 'Bank', 'Clerk', 'Counts the tides'),
      drawn(40, 646, 'English'),
      drawn(40, 686, 'Tides'),
    ];
    const below = drawn(40, 560, 'Printed in the harbour, where the tides are counted');
    expect(
      read(...headings, below, ...boxes, drawn(40, 780, 'Lin Xiaoyu, who counts the tides of this harbour')),
    ).toEqual([
      ['Lin Xiaoyu, who counts the tides of this harbour', 'Skills', 'Tides', 'Languages', 'English'],
      ['Experience', 'Bank', 'Clerk', 'Counts the tides'],
      ['Printed in the harbour, where the tides are counted'],
    ]);
  });
});
