import { allSites, createLocalWorld } from '@careers/mocks';
import { TitleText } from '@careers/ui';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

/** The parts between which a browser may begin a line. */
function partsOf(title: string): string[] {
  const { container, unmount } = render(<TitleText>{title}</TitleText>);
  const parts = [...container.children].flatMap((clause) => clause.innerHTML.split('<wbr>'));
  unmount();
  return parts;
}

it('no title of a sample site breaks inside a Chinese word, or away from its punctuation', () => {
  const control = createLocalWorld().control();
  const titles = allSites
    .flatMap(({ id }) => {
      const { banners, blocks } = control.site(id).homepage;
      return [...banners, ...blocks, ...blocks.flatMap(({ entries }) => entries)];
    })
    .flatMap(({ title }) => [title['zh-cn'], title['zh-hk']])
    .filter((title) => /\p{Script=Han}/u.test(title) && !title.includes('\n'));
  const broken = titles.filter((title) => {
    const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(title);
    const parts = partsOf(title);
    const begins = parts.map((_, at) => parts.slice(0, at).join('').length);
    return (
      parts.join('') !== title ||
      begins.some((at) => words.containing(at)?.index !== at) ||
      parts.some((part) => /^[，。：；！？、）】”’》]|[（【“‘《]$/.test(part))
    );
  });
  expect(titles.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});
