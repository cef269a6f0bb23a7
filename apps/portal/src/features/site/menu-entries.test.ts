import { describe, expect, it } from 'vitest';
import { externalLink, safePicture } from './links.ts';
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

describe('external links', () => {
  it.each([
    ['www.example.com', 'http://www.example.com/'],
    ['example.com:8080/a', 'http://example.com:8080/a'],
    ['https://example.com/a', 'https://example.com/a'],
    ['HTTP://example.com', 'http://example.com/'],
    ['//example.com', 'http://example.com/'],
    ['javascript:alert(1)', undefined],
    [' JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['ftp://example.com', undefined],
    ['', undefined],
    ['http://', undefined],
  ])('%j becomes %j', (link, href) => {
    expect(externalLink(link)).toBe(href);
  });

  it('pictures are http(s) or inline', () => {
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

describe('the header’s menu', () => {
  it('prepends a home entry to the columns', () => {
    expect(menuEntries([column(1)], 'Home').map((entry) => entry.label)).toEqual(['Home', 'Column 1']);
  });

  it('gives no second home entry to columns that have one', () => {
    expect(menuEntries([column(0), column(1)], 'Home').map((entry) => entry.id)).toEqual(['c0', 'c1']);
  });

  it('leads each type where the specification says', () => {
    const entries = menuEntries(
      [column(1, { recruitTypeCode: 'A02' }), column(2, { columnLink: 'www.example.com' }), column(3)],
      'Home',
    );
    expect(entries.slice(1)).toEqual([
      { id: 'c1', label: 'Column 1', displayStyle: '', to: '/position', query: { recruitTypeCode: 'A02' } },
      { id: 'c2', label: 'Column 2', displayStyle: '', href: 'http://www.example.com/' },
      { id: 'c3', label: 'Column 3', displayStyle: '', to: '/positionshare', query: {} },
    ]);
  });

  it('leaves out unsafe links and types it does not know', () => {
    expect(menuEntries([column(2, { columnLink: 'javascript:alert(1)' }), column(9)], 'Home')).toHaveLength(
      1,
    );
  });
});

describe('the entry of the page shown', () => {
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
  ])('%s %j is %s', (path, query, id) => {
    expect(currentEntry(entries, { path, query: query as Record<string, string> })?.id).toBe(id);
  });
});
