import { describe, expect, it } from 'vitest';
import { linesOf } from '../read/doc-line.ts';
import { findPhone } from './contacts.ts';
import { findMonth, findPeriod } from './dates.ts';
import { readHeading } from './headings.ts';
import { joinBroken } from './join-broken.ts';
import { readStructure } from './read-structure.ts';

/** The values that are read from a text, by their paths. */
function read(text: string): Record<string, string | boolean> {
  const lines = text.split('\n').flatMap((line) => (line.trim() ? [{ text: line.trim() }] : []));
  return Object.fromEntries(readStructure(lines).map(({ path, value }) => [path, value]));
}

const said = (year: string, month?: string) => ({ year, month });

describe('finding a period in a line', () => {
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
    ['2021/3 ~ 仍在職', said('2021', '03'), 'present'],
    ['01/09/2017 – 31/08/2018', said('2017', '09'), said('2018', '08')],
    ['09/15/2017 - 10/31/2018', said('2017', '09'), said('2018', '10')],
    ['1 Sep 2017 to 31st Aug 2018', said('2017', '09'), said('2018', '08')],
    ['September 1, 2017 – till date', said('2017', '09'), 'present'],
    ['Fall 2018 – Spring 2019', said('2018'), said('2019')],
    ['民國99年9月 - 103年6月', said('2010', '09'), said('2014', '06')],
    ['民國99年 - 103年', said('2010'), said('2014')],
    ['99年9月 - 103年6月', said('2010', '09'), said('2014', '06')],
    ['民國103年7月-至今', said('2014', '07'), 'present'],
    ['99/09 ~ 103/06', said('2010', '09'), said('2014', '06')],
    ['98年09月-02年06月', said('1998', '09'), said('2002', '06')],
    ['二〇一二年十月至二〇一六年十二月', said('2012', '10'), said('2016', '12')],
    ['二零一二年至二○一六年', said('2012'), said('2016')],
    ["Sep'15 - Jun'99", said('2015', '09'), said('1999', '06')],
    ['Sep2015 – Jun-19', said('2015', '09'), said('2019', '06')],
    ['2019 Sep - 2020 Aug', said('2019', '09'), said('2020', '08')],
    ['16.09-20.06', said('2016', '09'), said('2020', '06')],
    ['18.07-至今', said('2018', '07'), 'present'],
    ['20160901-20200630', said('2016', '09'), said('2020', '06')],
    ['20160901-至今', said('2016', '09'), 'present'],
    ['since 10/2018: Scientist', said('2018', '10'), 'present'],
    ['自2018年9月起', said('2018', '09'), 'present'],
  ])('reads %s', (text, start, end) => {
    expect(findPeriod(text)).toMatchObject({ start, end });
  });

  it.each([
    '13812345678',
    '440301199408120012',
    '日均处理 200 万笔',
    'version 2.0 - 3.1',
    '1994年8月',
    '成绩 10.5-12.3',
    '增长 10.10-12.12%',
    '10年9个月',
    'Since 2015 I have led teams',
    'Junior 2015',
  ])('finds none in %s', (text) => {
    expect(findPeriod(text)).toBeUndefined();
  });

  it('leaves the rest of the line', () => {
    expect(findPeriod('清华大学（2012.09-2016.06）本科')?.rest).toBe('清华大学\t本科');
    expect(findMonth('Good Design Award, Nov 2020')).toMatchObject({ rest: 'Good Design Award' });
    expect(findPeriod('01/09/2017 – Present\tNurse')?.rest).toBe('Nurse');
  });

  it('joins one that a narrow column breaks over two lines', () => {
    expect(read('Experience\n15/02/2015 –\n31/08/2017\nResearch nurse\nCork Hospital')).toMatchObject({
      'work.0.start': '2015-02',
      'work.0.end': '2017-08',
      'work.0.company': 'Cork Hospital',
      'work.0.post': 'Research nurse',
    });
    expect(read('工作经历\n2021.07-至\n今\n云帆公司\t审计员')).toMatchObject({ 'work.0.present': true });
    expect(read('Experience\nMay 2015 to\nJune 2016\nCork Hospital')).toHaveProperty('work.0.end', '2016-06');
    const lines = [{ text: '2015.02 -' }, { text: '2017.08', startsColumn: true as const }];
    expect(joinBroken(lines)).toEqual(lines);
    expect(joinBroken([{ text: '2015.02 -' }, { text: 'Nurse' }])).toHaveLength(2);
  });
});

describe('finding a phone number with its country code', () => {
  it.each([
    ['手机：138-1234-5678', '+86', '13812345678', true],
    ['(+86) 138 1234 5678', '+86', '13812345678', true],
    ['0086 138 1234 5678', '+86', '13812345678', true],
    ['86-13812345678', '+86', '13812345678', true],
    ['+852 5123 4567', '+852', '51234567', true],
    // It could be of Macao as well.
    ['Mobile 6123 4567', '+852', '61234567', false],
    ['+853 6123 4567', '+853', '61234567', true],
    ['+886 912 345 678', '+886', '0912345678', true],
    ['0912-345-678', '+886', '0912345678', true],
  ])('reads %s', (text, nationCode, phone, isSure) => {
    expect(findPhone(text)).toEqual({ nationCode, phone, isSure });
  });

  it.each([
    '身份证 440301199408120012',
    '2012.09 - 2016.06',
    'Student 51234567',
    'Office +852 2345 6789',
    '400-800-8888',
    'Tel: 2345 6789 Fax: 9876 5432',
  ])('finds none in %s', (text) => {
    expect(findPhone(text)).toBeUndefined();
  });
});

describe('finding a heading', () => {
  it.each([
    ['【 教 育 经 历 】', 'education'],
    ['一、教育背景', 'education'],
    ['教育经历 EDUCATION', 'education'],
    ['WORK EXPERIENCE', 'work'],
    ['■ 實習經歷', 'work'],
    ['Honors & Awards', 'awards'],
    ['自我评价：认真负责', 'selfEvaluation'],
    ['Skills & Interests', 'other'],
    ['Certificates and Awards', 'certificates'],
    ['Professional Qualification', 'certificates'],
    ['荣誉奖项 Honors & Awards', 'awards'],
    ['Education 教育背景', 'education'],
  ])('reads %s', (text, part) => {
    expect(readHeading(text)?.part).toBe(part);
  });

  it.each([
    ['教育背景\t2018.09-2021.06\t中南大学', 'education', '2018.09-2021.06\t中南大学'],
    ['自我评价 踏实认真', 'selfEvaluation', '踏实认真'],
    ['PERSONAL INFORMATION\tZoë Quinn', 'basics', 'Zoë Quinn'],
    ['Education: LSE, 2012-2015', 'education', 'LSE, 2012-2015'],
  ])('reads one that stands beside its text: %s', (text, part, rest) => {
    expect(readHeading(text)).toEqual({ part, rest });
  });

  it('joins one that a narrow column breaks over two lines', () => {
    expect(read('EDUCATION AND\nTRAINING\n2010 – 2014\nTrinity College')).toMatchObject({
      'education.0.school': 'Trinity College',
    });
    // Two headings, although together they would be a third one.
    expect(read('荣誉\n证书\nPMP')).toEqual({ 'certificates.0.name': 'PMP' });
  });

  it.each([
    '负责教育项目的开发',
    '语言：英语',
    'Led the work on education',
    '证书 PMP',
    '工作经验\t5年',
    '教育程度\t本科',
    'Education and bread',
  ])('finds none in %s', (text) => {
    expect(readHeading(text)).toBeUndefined();
  });
});

describe('reading the person’s basics', () => {
  it.each([
    ['欧阳娜娜·买买提\n138 1111 2222', '欧阳娜娜·买买提'],
    ['周杰 男 1990年5月', '周杰'],
    ['吴佳 (Jessica Wu)', '吴佳'],
    ['陈大文 David Chan', '陈大文'],
    ['👩‍💻 孙悦', '孙悦'],
    ['姓名：李　雷　　性别：男', '李雷'],
    ['Name: Li Lei Gender: Male', 'Li Lei'],
    ['李  明\n性  别：男', '李明'],
    ['姓名：吴佳 (Jessica Wu)', '吴佳 (Jessica Wu)'],
    ['姓名\n电话：138 1234 5678', undefined],
    ['Mr. CHEUNG Chi Keung Alan', 'CHEUNG Chi Keung Alan'],
    ['Ludwig van der Berg', 'Ludwig van der Berg'],
    ['Wang Wei wangwei@mail.example', 'Wang Wei'],
    ['Emily Zhang\tPlanner', 'Emily Zhang'],
    ['Emily Zhang – Planner', 'Emily Zhang'],
    ['王芳的个人简历', '王芳'],
    ['Curriculum Vitae\nEmily Zhang', 'Emily Zhang'],
    ['Hong Kong\nBoston\nLondon\nParis\nBerlin\nEmily Zhang', undefined],
    ['SENIOR PRODUCT MANAGER\nEmily Zhang', 'Emily Zhang'],
    ['Hong Kong\nFlat A, 12/F, Tower 3\nHarbour Bank Limited\nLEE Siu Ming', 'LEE Siu Ming'],
    ['電話 2345 6789\n學歷', undefined],
    ['職務経歴\n電話', undefined],
  ])('finds the name in %j', (text, name) => {
    expect(readStructure(linesOf(text)).find(({ path }) => path === 'basics.name')?.value).toBe(name);
  });

  it.each([
    ['出生日期：民國80年5月6日', '1991-05-06'],
    ['Date of Birth: 2 April 1995', '1995-04-02'],
    ['DOB: October 31, 2001', '2001-10-31'],
    ['生日：2001.10.31', '2001-10-31'],
    ['入学日期：2013-09-01', undefined],
    ['2019年9月1日\t深圳', undefined],
    ['女\t1998年4月12日\t上海', '1998-04-12'],
    ['DOB: 04/02/1995', undefined],
  ])('finds the birthday in %s, unless day and month could be confused', (text, birthday) => {
    expect(read(text)['basics.birthday']).toBe(birthday);
  });

  it('takes a town after its label, and not the rest of a name that begins like one', () => {
    expect(read('現居地\n深圳\t男')).not.toHaveProperty('basics.city');
    expect(read('Li Lei\nCity University of Hong Kong')).not.toHaveProperty('basics.city');
    expect(read(`地址：${'街'.repeat(90)}`)['basics.city']).toHaveLength(80);
  });

  it('takes no contact of somebody who may be asked about the person', () => {
    expect(read('紧急联系人：黄蓉 139 1111 8888\n郭靖\n138 1111 9999')).toMatchObject({
      'basics.phone': '13811119999',
    });
  });
});

describe('reading the sections of a resume', () => {
  it.each([
    ['Senior Software Engineer, Funkwerk — Redmond, WA', 'Funkwerk', 'Senior Software Engineer'],
    ['Bank of East Asia, Limited\tTrainee', 'Bank of East Asia, Limited', 'Trainee'],
    ['Data Analyst at Shopee', 'Shopee', 'Data Analyst'],
    ['腾讯科技有限公司 Java 开发工程师', '腾讯科技有限公司', 'Java 开发工程师'],
    ['云帆公司 UI 设计师', '云帆公司', 'UI 设计师'],
    ['三一重工股份有限公司，任人事主管。', '三一重工股份有限公司', '人事主管'],
    ['Harbour Bank\tRisk\tHong Kong', 'Harbour Bank', 'Risk'],
    ['Harbour Bank, Baker, Boston, MA', 'Harbour Bank', 'Baker'],
    ['Harbour Bank, Events, PA', 'Harbour Bank', 'PA'],
    ['Software Team\tShopee\tAnalyst', 'Shopee', 'Analyst'],
  ])('distinguishes employer and post: %s', (text, company, post) => {
    expect(read(`Experience\n2018 – 2020: ${text}`)).toMatchObject({
      'work.0.company': company,
      'work.0.post': post,
    });
  });

  it('keeps the labelled values of each job together, whatever their order', () => {
    const job = (company: string, post: string, period: string) =>
      `公司名称：${company}\n所属部门：研发部\n职位名称：${post}\n任职时间：${period}\n工作内容：负责${post}`;
    expect(
      read(
        `工作经历\n${job('云帆公司', '主管', '2018.05-至今')}\n${job('粤海公司', '专员', '2015.05-2018.04')}`,
      ),
    ).toMatchObject({
      'work.0.company': '云帆公司',
      'work.0.post': '主管',
      'work.0.description': '负责主管',
      'work.1.company': '粤海公司',
      'work.1.post': '专员',
      'work.1.start': '2015-05',
    });
    expect(read('教育经历\n毕业院校：湖南大学\n所学专业：法学\n学历：本科\n毕业时间：2014年6月')).toEqual({
      'education.0.school': '湖南大学',
      'education.0.major': '法学',
      'education.0.degree': '本科',
      'education.0.end': '2014-06',
    });
  });

  it('reads what is written below a name of a list: its issuer, its date, a sentence about it, a level', () => {
    const text = `证书
供应链管理专家
物流与采购联合会
2024年11月
获奖经历
改善提案一等奖
2025年1月
提案已在五个仓推广。
语言能力
普通话
母语
英语 可用于工作
附件\t作品集.pdf`;
    expect(read(text)).toEqual({
      'certificates.0.name': '供应链管理专家',
      'certificates.0.issuer': '物流与采购联合会',
      'certificates.0.issued': '2024-11',
      'awards.0.name': '改善提案一等奖',
      'awards.0.awarded': '2025-01',
      'awards.0.description': '提案已在五个仓推广。',
      'languages.0.language': '普通话',
      'languages.0.level': 'native',
      'languages.1.language': '英语',
      'languages.1.level': 'working',
    });
    expect(read('Awards\nMay 2020\nBaker’s medal\nMay 2021\nTide prize')).toEqual({
      'awards.0.name': 'Baker’s medal',
      'awards.0.awarded': '2020-05',
      'awards.1.name': 'Tide prize',
      'awards.1.awarded': '2021-05',
    });
  });

  it('takes an episode of a job for part of its description', () => {
    const text =
      '工作经历\n2018.07-至今 云帆公司 产品经理\n2021.03-2021.08 主导重构项目\n荣誉：优秀员工\n带领五人。';
    const others = '2020.01-2020.03 粤海公司\n2016.01-2017.01 环游世界';
    expect(read(`${text}\n${others}`)).toEqual({
      'work.0.company': '云帆公司',
      'work.0.post': '产品经理',
      'work.0.start': '2018-07',
      'work.0.present': true,
      'work.0.description': '2021.03-2021.08 主导重构项目\n荣誉：优秀员工\n带领五人。',
      'work.1.company': '粤海公司',
      'work.1.start': '2020-01',
      'work.1.end': '2020-03',
      'work.2.company': '环游世界',
      'work.2.start': '2016-01',
      'work.2.end': '2017-01',
    });
  });

  it('takes a list of names for several certificates, and what is no issuer for none', () => {
    expect(
      read('资格证书\n大学英语六级，驾驶证 C1、教师资格证（高中语文）\n2019.06 注册会计师（CPA） 财政部'),
    ).toEqual({
      'certificates.0.name': '大学英语六级',
      'certificates.1.name': '驾驶证 C1',
      'certificates.2.name': '教师资格证（高中语文）',
      'certificates.3.name': '注册会计师（CPA）',
      'certificates.3.issuer': '财政部',
      'certificates.3.issued': '2019-06',
    });
    expect(read(`证书\n注册会计师，财政部\n${'证'.repeat(121)}`)).toEqual({
      'certificates.0.name': '注册会计师',
      'certificates.0.issuer': '财政部',
    });
    expect(read('获奖情况\n2018-2019 国家奖学金（前1%）\n2019年5月 三好学生、优秀学生干部')).toMatchObject({
      'awards.0.name': '国家奖学金（前1%）',
      'awards.0.awarded': '2019-01',
      'awards.1.name': '三好学生',
      'awards.2.name': '优秀学生干部',
      'awards.2.awarded': '2019-05',
    });
  });

  it('reads entries with dates at the beginning or at the end', () => {
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

  it('reads several entries with the employer above the dates', () => {
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

  it('reads entries with dates on a line of their own', () => {
    expect(read('Education\nSep 2012 – Jun 2016\nUniversity of Hong Kong\nBSc in Statistics')).toMatchObject({
      'education.0.school': 'University of Hong Kong',
      'education.0.degree': 'BSc',
      'education.0.major': 'Statistics',
    });
    const job = read('Experience\n2017 – 2019\nHarbour Bank\nAnalyst\nWatched the tides.');
    expect(job).toMatchObject({ 'work.0.company': 'Harbour Bank', 'work.0.post': 'Analyst' });
    expect(job['work.0.description'], 'what names the job is no part of it').toBe('Watched the tides.');
  });

  it('reads employer and post above the dates, each with the line that it comes from', () => {
    const fields = readStructure(
      ['Experience', 'Harbour Capital', 'Senior Analyst', 'March 2021 - Present (3 years 9 months)'].map(
        (text) => ({ text, page: 1 }),
      ),
    );
    const placeOf = (path: string) => fields.find((field) => field.path === path)?.place;
    expect(placeOf('work.0.company')).toEqual({ page: 1, line: 'Harbour Capital' });
    expect(placeOf('work.0.post')).toEqual({ page: 1, line: 'Senior Analyst' });
    expect(placeOf('work.0.start')).toEqual({ page: 1, line: 'March 2021 - Present (3 years 9 months)' });
    const school = readStructure(
      ['Education', 'Nankai University', 'BA in Law', '2012 - 2016'].map((text) => ({ text })),
    ).find(({ path }) => path === 'education.0.school');
    expect(school).toMatchObject({ confidence: 0.85, place: { line: 'Nankai University' } });
    const guessed = readStructure([{ text: 'Education' }, { text: 'Eton\tBA in Law\t2012 - 2016' }]);
    expect(guessed.find(({ path }) => path === 'education.0.school')).toMatchObject({
      value: 'Eton',
      confidence: 0.4,
    });
  });

  it('does not take a duration for a name', () => {
    const text = `Experience
Harbour Capital
Analyst
March 2021 - Present
Lion Rock Bank
4 years 2 months
Assistant
July 2018 - February 2021 (2 years 8 months)`;
    expect(read(text)).toMatchObject({ 'work.1.company': 'Lion Rock Bank', 'work.1.post': 'Assistant' });
    expect(read('工作經歷\n聯發科技股份有限公司\t2019/7 ~ 2021/2（1年8個月）\n設計工程師')).toMatchObject({
      'work.0.company': '聯發科技股份有限公司',
      'work.0.post': '設計工程師',
    });
  });

  it('finds an employer below its department', () => {
    expect(
      read('工作经验\n2022/9-至今\t人力资源主管 | 人力资源部\n广州白云电器股份有限公司 [3年2个月]'),
    ).toMatchObject({
      'work.0.company': '广州白云电器股份有限公司',
      'work.0.post': '人力资源主管',
    });
  });

  it('distinguishes employer, post and town', () => {
    expect(read('Experience\n2017–2021\tSoftware Engineer, Funkwerk AG, Berlin.')).toMatchObject({
      'work.0.company': 'Funkwerk AG',
      'work.0.post': 'Software Engineer',
    });
    const text = 'Experience\nBread & Butter\tBoston, MA\nBaker\tJune 2019 – Aug. 2019';
    expect(read(text)).toMatchObject({ 'work.0.company': 'Bread & Butter', 'work.0.post': 'Baker' });
  });

  const employer = 'Harbour Payments Limited';
  it.each([
    [
      'each with what was done there',
      `${employer}\nSenior Engineer\t2021 – present\n- Led the team.\nEngineer\t2019 – 2021\n- Built it.\nJunior Engineer\t2017 – 2019\n- Tested it.`,
    ],
    [
      'with a town between them',
      `${employer}\nSenior Engineer\t2021 – present\nLed the team.\nEngineer\t2019 – 2021\n- Built it.\nHong Kong\nJunior Engineer\t2017 – 2019\nTested it.`,
    ],
    [
      'with a town below each',
      `${employer}, Hong Kong\nSenior Engineer\t2021 – present\nHong Kong\nEngineer\t2019 – 2021\nBoston, MA\nJunior Engineer\t2017 – 2019\n深圳市`,
    ],
    [
      'in lines above their periods',
      `${employer}\nHong Kong\nSenior Engineer\n2021 – present\nEngineer\n2019 – 2021\nShenzhen, China\nJunior Engineer\n2017 – 2019`,
    ],
  ])('gives several posts the employer that they share: %s', (_, jobs) => {
    const text = `Experience\n${jobs}\nPeak Studio Inc.\nIntern\t2016 – 2017`;
    expect(read(text)).toMatchObject({
      'work.0.company': employer,
      'work.0.post': 'Senior Engineer',
      'work.1.company': employer,
      'work.1.post': 'Engineer',
      'work.2.company': employer,
      'work.2.post': 'Junior Engineer',
      'work.3.company': 'Peak Studio Inc.',
      'work.3.post': 'Intern',
    });
  });

  it('reads a description before the next employer', () => {
    expect(
      read('工作经历\n云帆公司\n工程师 2020.07-至今\n- 负责支付\n粤海公司\n助理 2018.07-2020.06\n负责数据。'),
    ).toMatchObject({
      'work.0.description': '- 负责支付',
      'work.1.company': '粤海公司',
      'work.1.description': '负责数据。',
    });
    for (const work of ['1、负责支付', '负责支付与存储'.repeat(14)]) {
      const job = read(`工作经历\n云帆公司 2020.07-至今\n${work}`);
      expect(job).toHaveProperty('work.0.description', work);
      expect(job).not.toHaveProperty('work.0.post');
    }
  });

  it('takes a period in a list item for part of the description', () => {
    const text = '工作经历\n云帆公司 工程师 2020.07-至今\n- 2021.03-2021.08 主导迁移\n- 负责存储';
    expect(read(text)).toMatchObject({ 'work.0.description': '- 2021.03-2021.08 主导迁移\n- 负责存储' });
    expect(read(text)).not.toHaveProperty('work.1.start');
    expect(read('教育经历\n- 2012-2016 清华大学\n- 2009-2012 南开中学')).toHaveProperty('education.1.school');
    const project = '项目经历\n2020.01-2020.12 物流平台\n- 2020.03-2020.05 主导迁移';
    expect(read(project)).not.toHaveProperty('projects.1.start');
  });

  it('takes a single date of a degree for its end', () => {
    const text = `Education
Harvard University\tCambridge, MA
A.B. in Economics, GPA 3.8\tMay 2020
Thesis: Prices of bread in small towns, 2019`;
    expect(read(text)).toMatchObject({
      'education.0.school': 'Harvard University',
      'education.0.degree': 'A.B.',
      'education.0.major': 'Economics',
      'education.0.end': '2020-05',
    });
    expect(Object.keys(read(text))).not.toContain('education.0.start');
    expect(Object.keys(read(text))).not.toContain('education.1.end');
    expect(read('Education\nHarvard University\nEconomics (May 2020)')).toMatchObject({
      'education.0.school': 'Harvard University',
      'education.0.end': '2020-05',
    });
    expect(read('Education\nNankai University, Tianjin\nBachelor of Arts\tExpected May 2020')).toEqual({
      'education.0.school': 'Nankai University',
      'education.0.degree': 'Bachelor of Arts',
      'education.0.end': '2020-05',
    });
    expect(read('Education\nBachelor thesis about the bread of 2019')).toEqual({});
  });

  it('takes nothing below a school for its subject', () => {
    const text = '教育经历\n2012.09-2016.06\t清华大学\t本科\tGPA 3.8\n学生会';
    expect(read(text)).not.toHaveProperty('education.0.major');
  });

  it.each([
    [
      'MSc Human-Computer Interaction, University of Edinburgh',
      'University of Edinburgh',
      'MSc',
      'Human-Computer Interaction',
    ],
    ['武汉大学（985/211）\t信息管理 | 硕士', '武汉大学', '硕士', '信息管理'],
    ['國立清華大學｜材料系\t碩士畢業', '國立清華大學', '碩士', '材料系'],
    ['國立成功大學｜材料系\t大學畢業', '國立成功大學', '大學', '材料系'],
    ['同济大学\t建筑学\t硕士研究生（保送）', '同济大学', '硕士研究生', '建筑学'],
    ['香港中文大學 The Chinese University of Hong Kong\tBBA Marketing', '香港中文大學', 'BBA', 'Marketing'],
    ['University of Leeds MSc Finance', 'University of Leeds', 'MSc', 'Finance'],
    ['PhD, Finance, INSEAD', 'INSEAD', 'PhD', 'Finance'],
    ['HKU, BSc (Actuarial Science)', 'HKU', 'BSc (Actuarial Science)', undefined],
    ['Fudan University\tB.A. in Economics (GPA: 3.7/4.0)', 'Fudan University', 'B.A.', 'Economics'],
    ['武汉大学\t民商法\t法学硕士（全日制）', '武汉大学', '法学硕士', '民商法'],
    ['香港理工大學\t酒店業管理（榮譽）理學士', '香港理工大學', '理學士', '酒店業管理'],
    ['台湾大学 交换生\t本科', '台湾大学', '本科', undefined],
    ['武汉大学\t信息管理学院\t硕士', '武汉大学', '硕士', undefined],
    ['厦门大学\t主修会计学\t本科', '厦门大学', '本科', '会计学'],
    ['厦门大学\t会计学专业\t国际商务\t本科', '厦门大学', '本科', '会计学'],
    ['Trinity High School\tHigh School Diploma', 'Trinity High School', 'High School Diploma', undefined],
    ['Eton\tLaw\tBA', 'Eton', 'BA', 'Law'],
    ['School of Law, University of Leeds\tLLB', 'University of Leeds', 'LLB', undefined],
    ['大學畢業\t國立成功大學', '國立成功大學', '大學', undefined],
    ['HKU\tJoint Bachelor of Laws', 'HKU', 'Joint Bachelor of Laws', undefined],
  ])('distinguishes school, degree and major: %s', (text, school, degree, major) => {
    expect(read(`Education\n${text}\t2015 – 2016`)).toEqual({
      'education.0.start': '2015-09',
      'education.0.end': '2016-06',
      'education.0.school': school,
      'education.0.degree': degree,
      'education.0.major': major,
    });
  });

  it('begins again in a new column that has a heading', () => {
    const lines = [
      { text: 'Certificates' },
      { text: 'FRM' },
      { text: 'Mei Wong', startsColumn: true as const },
      { text: 'Hong Kong' },
      { text: 'Experience' },
    ];
    const values = Object.fromEntries(readStructure(lines).map(({ path, value }) => [path, value]));
    expect(values).toEqual({ 'basics.name': 'Mei Wong', 'certificates.0.name': 'FRM' });
    const facts = [...lines.slice(0, 2), { text: '性别', startsColumn: true as const }, { text: '女' }];
    expect(readStructure(facts).map(({ path }) => path)).toEqual(['basics.gender', 'certificates.0.name']);
    const goesOn = readStructure(lines.slice(0, 3)).map(({ path }) => path);
    expect(goesOn).toContain('certificates.1.name');
  });

  it('reads values after labels', () => {
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

  it('reads a gender that stands alone beside values with labels', () => {
    expect(read('姓名：王芳\n女 | 1995年4月')).toMatchObject({
      'basics.name': '王芳',
      'basics.gender': 'female',
    });
  });

  it('reads a name with the surname first, and a gender that stands alone', () => {
    expect(read('CHAN TAI MAN, PETER')).toMatchObject({ 'basics.name': 'CHAN TAI MAN, PETER' });
    expect(read('Anna Berg, CFA')).toMatchObject({ 'basics.name': 'Anna Berg' });
    expect(read('林雅婷\n女｜30歲｜台北市')).toMatchObject({ 'basics.gender': 'female' });
    expect(read('Name: Li Lei\nGender: Male')).toMatchObject({ 'basics.gender': 'male' });
    expect(read('Name: Li Na\nSex: F')).toMatchObject({ 'basics.gender': 'female' });
    expect(read('李雷\n男 | 29 岁')).toMatchObject({ 'basics.gender': 'male' });
  });

  it('takes contacts at the end with low confidence, and none if there are some at the top', () => {
    const end = 'References\nDr Ann Lee, ann@mail.example';
    expect(
      readStructure(['Li Na', 'Education', ...end.split('\n')].map((text) => ({ text }))),
    ).toContainEqual(
      expect.objectContaining({ path: 'basics.email', value: 'ann@mail.example', confidence: 0.4 }),
    );
    expect(read(`Li Na\n138 1234 5678\n${end}`)).not.toHaveProperty('basics.email');
    const withPhone = `${end}\n139 1234 5678`;
    expect(read(`Li Na\nEducation\n${withPhone}`)).toHaveProperty('basics.phone', '13912345678');
    expect(read(`Li Na\nna@mail.example\n${withPhone}`)).toEqual({
      'basics.name': 'Li Na',
      'basics.email': 'na@mail.example',
    });
    const guessed = readStructure(linesOf('Li Na\nMobile 6123 4567'));
    expect(guessed.map(({ value, confidence }) => [value, confidence])).toEqual([
      ['Li Na', 0.6],
      ['+852', 0.6],
      ['61234567', 0.6],
    ]);
  });

  it('distinguishes education and work without headings', () => {
    const jobs =
      '2016.07-至今 杭州西溪律师事务所 律师助理\n2015.07-2015.08 云帆公司\n2011.01-2011.06 环游世界';
    const values = read(`李雷\n2012.09-2016.06 浙江大学 法学 本科\n${jobs}`);
    expect(values).toMatchObject({
      'education.0.school': '浙江大学',
      'work.0.company': '杭州西溪律师事务所',
      'work.0.present': true,
      'work.1.company': '云帆公司',
    });
    expect(values).not.toHaveProperty('work.2.start');
  });

  it('guesses the month for a year alone, with low confidence', () => {
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

  it('reads languages with their level, certificates with their issuer, awards with their month', () => {
    const text = `Languages: English (fluent), Mandarin
Certificates
CPA (Institute of Accountants), May 2019
Awards
2020.11 国家奖学金`;
    const values = read(`Skills\n${text}`);
    expect(values).not.toHaveProperty('languages.1.level');
    expect(read('Languages\nMandarin\nEnglish')).toEqual({
      'languages.0.language': 'Mandarin',
      'languages.1.language': 'English',
    });
    expect(values).toMatchObject({
      'languages.0.language': 'English',
      'languages.0.level': 'fluent',
      'languages.1.language': 'Mandarin',
      'certificates.0.name': 'CPA',
      'certificates.0.issuer': 'Institute of Accountants',
      'certificates.0.issued': '2019-05',
      'awards.0.awarded': '2020-11',
    });
  });

  it('reads a project’s name and role after their labels, and the rest as its description', () => {
    const text = `项目经历
2020.01 - 2020.12
项目名称：物流平台
角色：负责人
项目描述：搭建调度系统
●上线三个城市`;
    expect(read(text)).toMatchObject({
      'projects.0.name': '物流平台',
      'projects.0.role': '负责人',
      'projects.0.description': '搭建调度系统\n上线三个城市',
    });
    expect(read('项目经历\n2020.01 - 2020.12\t物流平台\t负责人')).toMatchObject({
      'projects.0.name': '物流平台',
      'projects.0.role': '负责人',
    });
  });

  it('cuts a description to the length that a resume accepts', () => {
    const lines = Array.from({ length: 80 }, () => `- ${'调'.repeat(80)}`);
    const { 'projects.0.description': description } = read(
      ['项目经历', '2020.01 - 2020.12 物流平台', ...lines].join('\n'),
    );
    expect(description).toHaveLength(5000);
  });

  it('takes the mark of a list item off an award, and no hyphen out of its name', () => {
    expect(read('Awards\n• Build-On winner\nRe-Think prize')).toMatchObject({
      'awards.0.name': 'Build-On winner',
      'awards.1.name': 'Re-Think prize',
    });
  });

  it('finds certificates and languages among skills', () => {
    const text =
      '技能与证书\n语言：英语（CET-6）、英文写作\n证书：PMP、计算机二级\nMother tongue(s)\tJapanese';
    expect(read(text)).toMatchObject({
      'certificates.0.name': 'PMP',
      'certificates.1.name': '计算机二级',
      'languages.0.language': '英语',
      'languages.0.level': 'fluent',
      'languages.1.language': 'Japanese',
      'languages.1.level': 'native',
    });
  });

  it('knows languages that are spoken in Hong Kong and elsewhere', () => {
    expect(read('Languages\nTamil – native\nDutch (good)\nTagalog: fluent\n泰语（流利）')).toMatchObject({
      'languages.0.language': 'Tamil',
      'languages.1.level': 'working',
      'languages.2.language': 'Tagalog',
      'languages.3.level': 'fluent',
    });
  });

  it('reads certificates in a list of skills with a label', () => {
    expect(read('技能证书\n证书：中级会计师')).toMatchObject({ 'certificates.0.name': '中级会计师' });
  });

  it('reads each field at most once, for random documents', () => {
    const words = [
      '2019.09-至今',
      '教育经历',
      'Experience',
      '清华大学',
      '姓名：王芳',
      '\t',
      '138 1234 5678',
      '公司',
      '3 years 2 months',
      '2015 –',
      'May 2020',
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

  it('reads the rows below a table’s header', () => {
    const text = [
      '教育经历\n起止时间\t学校\t专业\t学历\n2015.09-2018.06\t华南理工大学\t计算机\t硕士',
      '工作经历\n起止日期\t工作单位\t职务\n2018.07-至今\t云帆科技有限公司\t工程师',
      '获奖情况\n获奖时间\t奖项名称\n2020年12月\t优秀员工',
    ].join('\n');
    expect(read(text)).toMatchObject({
      'education.0.school': '华南理工大学',
      'education.0.major': '计算机',
      'work.0.company': '云帆科技有限公司',
      'work.0.post': '工程师',
      'awards.0.name': '优秀员工',
    });
    expect(
      read('Education\nPeriod | Institution | Degree\n2015 - 2018 | Fudan University | BSc'),
    ).toMatchObject({
      'education.0.school': 'Fudan University',
    });
  });

  it('reads values on the line after their label, as in a table that was saved as text', () => {
    const text =
      '个人简历\n姓 名\n王晓敏\n性 别\n女\n出生日期\n1993-05-01\n民 族\n汉\n现居地\n深圳\n邮箱\na@b.cn';
    expect(read(text)).toMatchObject({
      'basics.name': '王晓敏',
      'basics.gender': 'female',
      'basics.birthday': '1993-05-01',
      'basics.city': '深圳',
    });
    expect(read('姓 名 王晓敏\t性 别 女\n现居住地 广东深圳\t政治面貌 党员')).toMatchObject({
      'basics.name': '王晓敏',
      'basics.gender': 'female',
      'basics.city': '广东深圳',
    });
    const empty = read('姓名\n性别\n女\n138 1234 5678');
    expect(empty).toMatchObject({ 'basics.gender': 'female' });
    expect(empty).not.toHaveProperty('basics.name');
  });

  it('reads nothing in a document that is not a resume', () => {
    expect(
      readStructure([{ text: 'Dear Sir or Madam, thank you for your letter of last week about the boat.' }]),
    ).toEqual([]);
    expect(read(['曓侞伺', ...Array.from({ length: 10 }, (_, at) => `荣饥ⲁ熭${at}`)].join('\n'))).toEqual({});
  });
});
