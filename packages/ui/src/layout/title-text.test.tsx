import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Heading } from './heading.tsx';
import { titleParts } from './title-parts.ts';
import { TitleText } from './title-text.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a Chinese title', () => {
  it('is broken between clauses first, each with its punctuation', () => {
    expect(
      titleParts('把海风，变成千家万户的灯光。').map((line) => line.map((words) => words.join(''))),
    ).toEqual([['把海风，', '变成千家万户的灯光。']]);
  });

  it('is never broken inside a word, before closing punctuation or after opening punctuation', () => {
    expect(titleParts('欢迎加入“能源”部门！')[0]?.flat()).toEqual(['欢迎', '加入', '“能源”', '部门！']);
    expect(titleParts('产品经理（《能源》方向）')[0]?.flat()).toEqual([
      '产品',
      '经理',
      '（《能源》',
      '方向）',
    ]);
  });

  it('keeps a number together with what it counts, and a word with its suffix', () => {
    const parts = (title: string) => titleParts(title)[0]?.flat() ?? [];
    expect(parts('台风季前，三百支叶片逐一敲听')).toContain('三百支');
    expect(parts('公示栏贴了一千二百组实测数据')).toContain('一千二百组');
    expect(parts('交易中心公开第一份现货复盘报告')).toContain('第一份');
    expect(parts('让医生记住每一位邻居的名字')).toContain('每一位');
    expect(parts('新番茄“澄红七号”通过品种登记')).toContain('“澄红七号”');
    expect(parts('經四十八小時連續測試，電站已可參與交易。')).toContain('經四十八小時');
    expect(parts('很遺憾，是次未能聘用你。')).toContain('是次');
    expect(parts('简历已保存在你的账号中，随时可以修改。')).toContain('账号中，');
    expect(parts('合适的候选人期望薪资高于原定区间。')).toContain('候选人');
    expect(parts('请输入短信里的验证码。')).toContain('验证码。');
    expect(parts('四十四名学员将接手珠三角的社区店。').join('|')).toMatch(/珠三角的/);
    expect(parts('深圳市科苑路 15 号澄远大厦 12 层前台').map((part) => part.replace(/\s/g, ' '))).toEqual(
      expect.arrayContaining(['15 号', '12 层']),
    );
    expect(parts('您已成功投递“信息安全工程师”，请留意消息。')).toContain('工程师”，');
    expect(
      parts('自行開發的編更系統學會了「不連上兩個夜更」').filter((part) => /^[了的]/.test(part)),
    ).toEqual([]);
  });

  it('keeps a word together that the dictionary does not know, and is broken beside a word of one character', () => {
    const parts = (title: string) => titleParts(title)[0]?.flat() ?? [];
    expect(parts('您已投递简历，陈书禾会与您联系。')).toEqual([
      '您已投递',
      '简历，',
      '陈书禾',
      '会与您',
      '联系。',
    ]);
    expect(parts('合适的候选人期望薪资高于原定区间。')).toContain('薪资');
    expect(parts('用于准备劳动合同、社会保险和工位。')).toContain('和工位。');
    expect(parts('明鉴背景调查有限公司受公司委托核实以下内容。')).toContain('受公司');
  });

  it('has the same parts in a browser that calls no last word of a clause, and no number, a word', () => {
    const titles = [
      '请重新输入密码！',
      '误差从 28% 降到 17%。',
      '密码为 8 至 20 位',
      '链接可能不完整，请重试。',
    ];
    const parts = titles.map(titleParts);
    const { segment } = Intl.Segmenter.prototype;
    vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
      return Object.assign(
        [...segment.call(this, text)].map((found) => ({ ...found, isWordLike: false })),
        { containing: () => undefined },
      );
    });
    expect(titles.map(titleParts)).toEqual(parts);
    expect(parts[0]?.flat(2)).toContain('密码！');
  });

  it('keeps a word together that only some browsers’ dictionaries split', () => {
    const split = (text: string, ...at: number[]) =>
      [0, ...at].map((from, place) => ({
        segment: text.slice(from, at[place]),
        index: from,
        input: text,
        isWordLike: true,
      }));
    const segments = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    const partsOf = (text: string, ...at: number[]) => {
      segments.mockReturnValueOnce(Object.assign(split(text, ...at), { containing: () => undefined }));
      return titleParts(text)[0]?.flat();
    };
    expect(partsOf('链接可能不完整', 2, 4, 6)).toEqual(['链接', '可能', '不完整']);
    expect(partsOf('时间为什么不合适', 2, 5, 7)).toEqual(['时间', '为什么', '不合适']);
    expect(partsOf('选择另一个文件', 2, 4, 5)).toEqual(['选择', '另一个', '文件']);
    expect(partsOf('选择另一个文件', 2, 3, 5)).toEqual(['选择', '另一个', '文件']);
  });

  it('does not end a line with a word that leads the next one', () => {
    const parts = (title: string) => titleParts(title)[0]?.flat() ?? [];
    expect(parts('这次没有合适的机会，但我们希望之后还能联系你。')).toContain('但我们');
    expect(parts('该录用通知已接受或已拒绝，不能重复操作。')).toContain('或已拒绝，');
    expect(parts('這次沒有合適的機會，但我們希望之後還能聯絡你。')).toContain('但我們');
    expect(parts('也开在手机里，让一日三餐更省心')).toContain('让一日');
    expect(parts('你将拒绝这份录用，请告诉我们原因。')).toContain('请告诉');
  });

  it('does not end a line with the first character of a clause', () => {
    const firsts = ['选一粒好种子，守一片好土地', '時間確定後，按所選方式通知你'].flatMap((title) =>
      (titleParts(title)[0] ?? []).map(([first]) => first),
    );
    expect(firsts).toHaveLength(4);
    expect(firsts.filter((first) => first?.length === 1)).toEqual([]);
  });

  it('keeps together what its writer has joined: a day and the time behind it', () => {
    const day = '2027\u2060年\u20603\u2060月\u20605\u2060日';
    const parts = titleParts(`面试时间已确定：${day}\u00a014:00，请准时参加。`)[0]?.flat() ?? [];
    expect(parts.find((part) => part.includes('2027'))).toBe(`${day}\u00a014:00，`);
  });

  it.each(['UTC+8', 'UTC-3', 'GMT+8'])('keeps a time zone together with its offset: %s', (zone) => {
    const parts = titleParts(`诚邀您于 10:00（${zone}）参加面试。`)[0]?.flat() ?? [];
    expect(parts.find((part) => part.includes(zone.slice(0, 3)))).toContain(zone);
  });

  it('keeps a date in digits together', () => {
    expect(titleParts('请输入日期，例如 2000-04-12')[0]?.flat()).toContain('2000-04-12');
  });

  it('is broken where its writer has put a line end', () => {
    const { container } = render(<TitleText>{'让货物，\n快一点到家'}</TitleText>);
    expect(container.querySelectorAll('br')).toHaveLength(1);
    expect(container.textContent).toBe('让货物，快一点到家');
  });

  it('is not divided into words where it is so short that it fits into any line', () => {
    const Segmenter = vi.spyOn(Intl, 'Segmenter');
    expect(titleParts('你的录用通知')).toEqual([[['你的录用通知']]]);
    expect(Segmenter).not.toHaveBeenCalled();
  });

  it('is divided into clauses only, where the browser cannot find words', () => {
    const { Segmenter: _none, ...without } = Object.fromEntries(
      Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)]),
    );
    vi.stubGlobal('Intl', without);
    expect(titleParts('把海风，变成灯光')).toEqual([[['把海风，'], ['变成灯光']]]);
  });
});

it('a heading that is a plain text can be broken between words, and keeps its accessible name', () => {
  render(<Heading level={1}>反馈已收到，感谢你的合作</Heading>);
  const heading = screen.getByRole('heading', { name: '反馈已收到，感谢你的合作' });
  expect(heading.querySelectorAll('wbr').length).toBeGreaterThan(2);
});

it.each(['display', 'xl', 'lg'] as const)(
  'a heading keeps each clause together, and has no space between clauses in its name: size %s',
  (size) => {
    render(
      <Heading level={2} size={size}>
        海风吹来，变成灯光
      </Heading>,
    );
    const clauses = screen
      .getByRole('heading', { name: '海风吹来，变成灯光' })
      .querySelectorAll('.inline-block');
    expect([...clauses].map(({ textContent }) => textContent)).toEqual(['海风吹来，', '变成灯光']);
  },
);

it('a text leaves no clause of three characters alone on its first line', () => {
  const { container } = render(<TitleText byClause="roomy">入职前，请做一次体检，并上传报告。</TitleText>);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    '入职前，请做一次体检，',
    '并上传报告。',
  ]);
});

it('a small heading has no boxes around its clauses', () => {
  render(<Heading level={3}>把海风，变成灯光</Heading>);
  expect(screen.getByRole('heading').querySelector('.inline-block')).toBeNull();
});

it.each(['Wind into light, for a million homes', '', '…？！'])(
  'a title without Chinese words keeps all its characters: %j',
  (title) => {
    expect(titleParts(title).flat(2).join('')).toBe(title);
  },
);
