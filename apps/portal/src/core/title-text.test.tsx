import { allSites, createLocalWorld } from '@careers/mocks';
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { titleParts } from './title-parts.ts';
import { TitleText } from './title-text.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('a Chinese title', () => {
  it('breaks between clauses first, each with its own punctuation', () => {
    expect(
      titleParts('把海风，变成千家万户的灯光。').map((line) => line.map((words) => words.join(''))),
    ).toEqual([['把海风，', '变成千家万户的灯光。']]);
  });

  it('never breaks inside a word; no line begins with punctuation or ends with what opens', () => {
    expect(titleParts('欢迎加入“能源”部门！')[0]?.flat()).toEqual(['欢迎', '加入', '“能源”', '部门！']);
    expect(titleParts('（示范区）（')[0]?.flat().join('|')).toMatch(/^（.*）\|（$/);
  });

  it('breaks where its writer broke it', () => {
    const { container } = render(<TitleText>{'让货物，\n快一点到家'}</TitleText>);
    expect(container.querySelectorAll('br')).toHaveLength(1);
    expect(container.textContent).toBe('让货物，快一点到家');
  });

  it('is broken as the browser breaks it where words cannot be told apart', () => {
    const { Segmenter: _none, ...without } = Object.fromEntries(
      Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)]),
    );
    vi.stubGlobal('Intl', without);
    expect(titleParts('把海风，变成灯光')).toEqual([[['把海风，'], ['变成灯光']]]);
  });
});

it('breaks no title of a sample site inside a word, and leaves no bracket alone', () => {
  const control = createLocalWorld().control();
  const titles = allSites.flatMap(({ id }) => {
    const { banners, blocks } = control.site(id).homepage;
    return [...banners, ...blocks, ...blocks.flatMap(({ entries }) => entries)].flatMap(({ title }) => [
      title['zh-cn'],
      title['zh-hk'],
    ]);
  });
  const bad = titles.filter((title) => {
    const lines = titleParts(title).flat(2);
    const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(title)];
    const starts = new Set(words.map(({ index }) => index));
    let at = 0;
    const inside = lines.some((line) => {
      const broken = !starts.has(at) || /^[，。：；！？、）】”’》]/.test(line) || /[（【“‘《]$/.test(line);
      at += line.length;
      return broken;
    });
    return inside || lines.join('') !== title;
  });
  expect(titles.filter(Boolean).length).toBeGreaterThan(20);
  expect(bad.filter((title) => title && !title.includes('\n'))).toEqual([]);
});

it.each(['Wind into light, for a million homes', '', '…？！'])('any other title stays whole: %j', (title) => {
  expect(titleParts(title).flat(2).join('')).toBe(title);
});
