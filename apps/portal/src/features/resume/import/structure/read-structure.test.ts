import { describe, expect, it } from 'vitest';
import { findPhone } from './contacts.ts';
import { findMonth, findPeriod } from './dates.ts';
import { readHeading } from './headings.ts';
import { readStructure } from './read-structure.ts';

/** What a text says, by its places. */
function read(text: string): Record<string, string | boolean> {
  const lines = text.split('\n').flatMap((line) => (line.trim() ? [{ text: line.trim() }] : []));
  return Object.fromEntries(readStructure(lines).map(({ path, value }) => [path, value]));
}

const said = (year: string, month?: string) => ({ year, month });

describe('a period', () => {
  it.each([
    ['2019.09-至今', said('2019', '09'), 'present'],
    ['2019年9月 至 2020年12月', said('2019', '09'), said('2020', '12')],
    ['2019/9 ~ 2020/12', said('2019', '09'), said('2020', '12')],
    ['2019-09-01 – 2020-12-31', said('2019', '09'), said('2020', '12')],
    ['Sep 2019 – present', said('2019', '09'), 'present'],
    ['September 2019 to Dec. 2020', said('2019', '09'), said('2020', '12')],
    ['09/2019 - 12/2020', said('2019', '09'), said('2020', '12')],
    ['2015 - 2019', said('2015'), said('2019')],
    ['2015年—2019年', said('2015'), said('2019')],
    ['2019.09—今', said('2019', '09'), 'present'],
    ['(2018年7月-現在)', said('2018', '07'), 'present'],
  ])('%s', (text, start, end) => {
    expect(findPeriod(text)).toMatchObject({ start, end });
  });

  it.each(['13812345678', '440301199408120012', '日均处理 200 万笔', 'version 2.0 - 3.1', '1994年8月'])(
    'is none in %s',
    (text) => {
      expect(findPeriod(text)).toBeUndefined();
    },
  );

  it('leaves the rest of its line', () => {
    expect(findPeriod('清华大学（2012.09-2016.06）本科')?.rest).toBe('清华大学\t本科');
    expect(findMonth('Good Design Award, Nov 2020')).toMatchObject({ rest: 'Good Design Award' });
  });
});

describe('a phone by country code', () => {
  it.each([
    ['手机：138-1234-5678', '+86', '13812345678'],
    ['(+86) 138 1234 5678', '+86', '13812345678'],
    ['+852 5123 4567', '+852', '51234567'],
    ['Mobile 6123 4567', '+852', '61234567'],
    ['+853 6123 4567', '+853', '61234567'],
    ['+886 912 345 678', '+886', '0912345678'],
    ['0912-345-678', '+886', '0912345678'],
  ])('%s', (text, nationCode, phone) => {
    expect(findPhone(text)).toMatchObject({ nationCode, phone });
  });

  it.each(['身份证 440301199408120012', '2012.09 - 2016.06', 'Student 51234567', '400-800-8888'])(
    'is none in %s',
    (text) => {
      expect(findPhone(text)).toBeUndefined();
    },
  );
});

describe('a heading', () => {
  it.each([
    ['【 教 育 经 历 】', 'education'],
    ['一、教育背景', 'education'],
    ['教育经历 EDUCATION', 'education'],
    ['WORK EXPERIENCE', 'work'],
    ['■ 實習經歷', 'work'],
    ['Honors & Awards', 'awards'],
    ['自我评价：认真负责', 'selfEvaluation'],
  ])('%s', (text, part) => {
    expect(readHeading(text)?.part).toBe(part);
  });

  it.each(['负责教育项目的开发', '语言：英语', 'Led the work on education'])('is none in %s', (text) => {
    expect(readHeading(text)).toBeUndefined();
  });
});

describe('the sections of a resume', () => {
  it('are read where dates stand first, and where they stand last', () => {
    for (const line of ['2012.09-2016.06\t清华大学\t会计学\t本科', '清华大学 会计学 本科 2012.09-2016.06']) {
      expect(read(`教育经历\n${line}`)).toMatchObject({
        'education.0.school': '清华大学',
        'education.0.major': '会计学',
        'education.0.degree': '本科',
        'education.0.start': '2012-09',
        'education.0.end': '2016-06',
      });
    }
  });

  it('are read where the name of the place stands above its dates, in every entry', () => {
    const text = `Experience
Harbour Bank
Analyst | Jul 2018 – Present
- Watched the tides.
Peak Studio
Intern | Jun 2017 – Aug 2017
- Made tea.`;
    expect(read(text)).toMatchObject({
      'work.0.company': 'Harbour Bank',
      'work.0.post': 'Analyst',
      'work.0.description': '- Watched the tides.',
      'work.1.company': 'Peak Studio',
      'work.1.post': 'Intern',
      'work.1.start': '2017-06',
    });
  });

  it('are read where dates stand on a line of their own', () => {
    expect(read('Education\nSep 2012 – Jun 2016\nUniversity of Hong Kong\nBSc in Statistics')).toMatchObject({
      'education.0.school': 'University of Hong Kong',
      'education.0.degree': 'BSc',
      'education.0.major': 'Statistics',
    });
  });

  it('are read from labels', () => {
    const text = `姓名\t王芳\t性别\t女
出生日期：1995/4/2 现居地：上海
教育经历
时间：2013.09 - 2017.06
学校：复旦大学
专业：新闻学
学历：本科`;
    expect(read(text)).toMatchObject({
      'basics.name': '王芳',
      'basics.gender': 'female',
      'basics.birthday': '1995-04-02',
      'basics.city': '上海',
      'education.0.school': '复旦大学',
      'education.0.major': '新闻学',
      'education.0.degree': '本科',
    });
  });

  it('are told apart by what they say where there are no headings', () => {
    const text = '李雷\n2012.09-2016.06 浙江大学 法学 本科\n2016.07-至今 杭州西溪律师事务所 律师助理';
    expect(read(text)).toMatchObject({
      'education.0.school': '浙江大学',
      'work.0.company': '杭州西溪律师事务所',
      'work.0.present': true,
    });
  });

  it('guess a month of a year alone, and say so by little confidence', () => {
    const fields = readStructure([
      { text: '教育经历' },
      { text: '2012 - 2016 清华大学 会计学 本科', page: 2 },
    ]);
    expect(fields.find(({ path }) => path === 'education.0.start')).toEqual({
      path: 'education.0.start',
      value: '2012-09',
      confidence: 0.4,
      place: { page: 2, line: '2012 - 2016 清华大学 会计学 本科' },
    });
  });

  it('hold languages with their level, certificates with who issued them, awards with their month', () => {
    const text = `Languages: English (fluent), Mandarin
Certificates
CPA (Institute of Accountants), May 2019
Awards
2020.11 国家奖学金`;
    expect(read(`Skills\n${text}`)).toMatchObject({
      'languages.0.language': 'English',
      'languages.0.level': 'fluent',
      'languages.1.language': 'Mandarin',
      'certificates.0.name': 'CPA',
      'certificates.0.issuer': 'Institute of Accountants',
      'certificates.0.issued': '2019-05',
      'awards.0.awarded': '2020-11',
    });
  });

  it('are never read twice for one place, whatever a document says', () => {
    const words = [
      '2019.09-至今',
      '教育经历',
      'Experience',
      '清华大学',
      '姓名：王芳',
      '\t',
      '138 1234 5678',
      '公司',
      '：',
      '- a.',
      'English fluent',
      'Nov 2020',
    ];
    for (let seed = 1; seed <= 300; seed++) {
      const lines = Array.from({ length: 30 }, (_, at) => ({
        text: [0, 1, 2]
          .map((more) => words[(seed * 31 + at * at * 7 + more * seed * at) % words.length])
          .join(' '),
      }));
      const paths = readStructure(lines).map(({ path }) => path);
      expect(
        paths.filter((path, at) => paths.indexOf(path) !== at),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });

  it('are empty of a document that is no resume', () => {
    expect(
      readStructure([{ text: 'Dear Sir or Madam, thank you for your letter of last week about the boat.' }]),
    ).toEqual([]);
  });
});
