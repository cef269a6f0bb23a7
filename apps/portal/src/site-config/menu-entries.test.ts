import { describe, expect, it } from 'vitest';
import { externalLink, hidePicture, safePicture } from './links.ts';
import { currentEntry, menuEntries } from './menu-entries.ts';

const column = (columnType: number, more = {}) => ({
  id: `c${columnType}`,
  columnType,
  columnView: `Column ${columnType}`,
  columnLink: '',
  displayStyle: '',
  fkWebsiteConfigId: '',
  ...more,
});

describe('an address in the configuration', () => {
  it.each([
    ['www.example.com', 'http://www.example.com/'],
    ['example.com:8080/a', 'http://example.com:8080/a'],
    ['example.com:8080?a=1', 'http://example.com:8080/?a=1'],
    ['example.com:8080#a', 'http://example.com:8080/#a'],
    ['example.com:8080', 'http://example.com:8080/'],
    ['https://example.com/a', 'https://example.com/a'],
    ['HTTP://example.com', 'http://example.com/'],
    ['//example.com', 'http://example.com/'],
    ['javascript:alert(1)', undefined],
    [' JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['ftp://example.com', undefined],
    ['tel:10086', undefined],
    ['SMS:10086', undefined],
    ['intranet:8080', 'http://intranet:8080/'],
    ['', undefined],
    ['http://', undefined],
  ])('of a link is normalised or refused: %j becomes %j', (link, href) => {
    expect(externalLink(link)).toBe(href);
  });

  it('of a picture is accepted only if it is http(s) or inline', () => {
    expect(
      [
        'https://a.example/x.png',
        'data:image/png;base64,AA',
        'data:text/html,x',
        'javascript:1',
        'x.png',
      ].map(safePicture),
    ).toEqual(['https://a.example/x.png', 'data:image/png;base64,AA', undefined, undefined, undefined]);
  });
});

it('hides a picture that cannot be loaded', () => {
  const currentTarget = document.createElement('img');
  hidePicture({ currentTarget });
  expect(currentTarget.hidden).toBe(true);
});

describe('the menu in the header', () => {
  const entries = (...columns: ReturnType<typeof column>[]) => menuEntries(columns, 'Home');
  const labels = (...columns: ReturnType<typeof column>[]) => entries(...columns).map(({ label }) => label);

  it.each([
    ['0: the homepage', column(0), { to: '/homepage', query: {} }],
    ['1: the position list', column(1), { to: '/position', query: {} }],
    [
      '1 of one kind: the list of that kind',
      column(1, { recruitTypeCode: 'A05' }),
      { to: '/position', query: { recruitTypeCode: 'A05' } },
    ],
    [
      '3: the share of its ticket and type',
      column(3, { ticket: 't-1', positionSharedType: '2', recruitTypeCode: 'A01' }),
      { to: '/positionshare', query: { ticket: 't-1', positionSharedType: '2' } },
    ],
    [
      '3 with the address of a share as its link: that share',
      column(3, {
        columnLink: 'https://jobs.example/#/positionshare?ticket=t-1&positionSharedType=1&lang=x',
      }),
      { to: '/positionshare', query: { ticket: 't-1', positionSharedType: '1' } },
    ],
    [
      '3 without a ticket: the page that says what is missing',
      column(3, { positionSharedType: '1' }),
      { to: '/positionshare', query: { positionSharedType: '1' } },
    ],
    [
      '2: an external link',
      column(2, { columnLink: 'https://a.example/x?y=1' }),
      { href: 'https://a.example/x?y=1' },
    ],
    [
      '2 without a scheme: http://',
      column(2, { columnLink: ' www.a.example ' }),
      { href: 'http://www.a.example/' },
    ],
    ['3: the shared position', column(3), { to: '/positionshare', query: {} }],
    [
      '3 with a link: its own place all the same',
      column(3, { columnLink: 'https://a.example' }),
      { to: '/positionshare', query: {} },
    ],
  ])('links a column of type %s', (_, given, target) => {
    const { id, columnView: label } = given;
    expect(entries(given).at(-1)).toEqual({ id, label, displayStyle: '', ...target });
  });

  it.each([
    ['javascript', column(2, { columnLink: 'javascript:alert(1)' })],
    ['javascript behind a control character', column(2, { columnLink: '\u0001java\tscript:alert(1)' })],
    ['data', column(2, { columnLink: 'data:text/html,x' })],
    ['a file', column(2, { columnLink: 'file:///etc/passwd' })],
    ['another app', column(2, { columnLink: 'weixin://x' })],
    ['a link that leads nowhere', column(2)],
    ['half a link', column(2, { columnLink: 'http://' })],
    ['the type 4', column(4)],
    ['the type -1', column(-1)],
    ['the type 1.5', column(1.5)],
    ['no type at all', column(Number.NaN)],
    ['a list without a label', column(1, { columnView: '' })],
    ['a link without a label', column(2, { columnView: '', columnLink: 'https://a.example' })],
  ])('leaves out %s, and only that', (_, bad) => {
    expect(labels(bad, column(1))).toEqual(['Home', 'Column 1']);
  });

  it.each<[string, ReturnType<typeof column>[], string[]]>([
    ['no columns', [], ['Home']],
    ['none of type 0', [column(1), column(3)], ['Home', 'Column 1', 'Column 3']],
    ['one of type 0 without a label', [column(1), column(0, { columnView: '' })], ['Column 1', 'Home']],
    ['one of type 0, wherever it stands', [column(1), column(0)], ['Column 1', 'Column 0']],
    ['two of type 0', [column(0), column(0)], ['Column 0', 'Column 0']],
  ])('for %s begins with “Home” unless a column leads there', (_, columns, expected) => {
    expect(labels(...columns)).toEqual(expected);
  });

  it('keeps the order of the columns; the portal’s own entries come before links that lead out of it', () => {
    const columns = [column(0), column(2, { columnLink: 'www.example.com' }), column(1)];
    expect(labels(...columns)).toEqual(['Column 0', 'Column 2', 'Column 1']);
    const own = { id: 'news', label: 'News', to: '/complex/newsInfoPage', query: {} };
    const all = menuEntries(columns, 'Home', [own]);
    expect(all.map(({ label }) => label)).toEqual(['Column 0', 'Column 1', 'News', 'Column 2']);
  });

  it('passes on the display style, which does not change the link', () => {
    const [, plain] = entries(column(1));
    const [, strong] = entries(column(1, { displayStyle: 'strong' }));
    expect(strong).toEqual({ ...plain, displayStyle: 'strong' });
  });
});

describe('the current menu entry', () => {
  const entries = menuEntries(
    [
      column(1, { id: 'A03', recruitTypeCode: 'A03' }),
      column(1, { id: 'A05', recruitTypeCode: 'A05' }),
      column(2, { columnLink: 'www.example.com' }),
    ],
    'Home',
  );
  it.each([
    ['/homepage', {}, 'home'],
    ['/complex/homepage', { comId: 'com-1' }, 'home'],
    ['/position', { recruitTypeCode: 'A05' }, 'A05'],
    ['/complex/position', { recruitTypeCode: 'A05' }, 'A05'],
    ['/position', { recruitTypeCode: 'A03', keyword: 'x' }, 'A03'],
    ['/position', {}, 'A03'],
    ['/position', { recruitTypeCode: 'A99' }, 'A03'],
    ['/RecruitDetail', { id: '1' }, undefined],
    ['/login', {}, undefined],
  ])('of %s %j is %s', (path, query, id) => {
    expect(currentEntry(entries, { path, query: query as Record<string, string> })?.id).toBe(id);
  });
});
