import { createGateway, createHmacSigner } from '@careers/gateway';
import { queryPositionList } from '@careers/gateway/contract';
import { allSites, createLocalWorld } from '@careers/mocks';
import { TitleText } from '@careers/ui';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';

/** The parts of a title between which a browser may break the line. */
function partsOf(title: string): string[] {
  const { container, unmount } = render(<TitleText>{title}</TitleText>);
  const parts = [...container.children].flatMap((clause) => clause.innerHTML.split('<wbr>'));
  unmount();
  return parts;
}

/** The titles in which a line may break inside a word, or between a word and its punctuation. */
const broken = (titles: readonly string[]) =>
  titles.filter((title) => {
    const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(title);
    const parts = partsOf(title);
    const begins = parts.map((_, at) => parts.slice(0, at).join('').length);
    return (
      parts.join('') !== title ||
      begins.some((at) => words.containing(at)?.index !== at) ||
      parts.some((part) => /^[，。：；！？、）】”’》]|[（【“‘《]$/.test(part))
    );
  });

it('no title of a sample site breaks inside a Chinese word or between a word and its punctuation', () => {
  const control = createLocalWorld().control();
  const titles = allSites
    .flatMap(({ id }) => {
      const { banners, blocks } = control.site(id).homepage;
      return [...banners, ...blocks, ...blocks.flatMap(({ entries }) => entries)];
    })
    .flatMap(({ title }) => [title['zh-cn'], title['zh-hk']])
    .filter((title) => /\p{Script=Han}/u.test(title) && !title.includes('\n'));
  expect(titles.length).toBeGreaterThan(20);
  expect(broken(titles)).toEqual([]);
});

it.each([0, 1] as const)(
  'no position title and company name of a world breaks inside a Chinese word, in language %i',
  async (index) => {
    const { transport } = createLocalWorld({ size: 2000 });
    const titles = new Set<string>();
    for (const site of ['site-external', 'site-campus']) {
      const { call } = createGateway({
        config: testConfig,
        transport,
        signer: createHmacSigner(testConfig.appSecret),
        session: {
          token: () => undefined,
          homepageConfigId: () => site,
          languageIndex: () => index,
          visitorId: () => 'visitor-1',
          userId: () => undefined,
          isInternalSite: () => false,
        },
      });
      for (let pageNo = 1, left = true; left; pageNo += 1) {
        const { rows, total } = await call(queryPositionList, { pageNo, pageSize: 100 });
        for (const { post, companyDescr, deptIdDescr } of rows)
          for (const title of [post, companyDescr, deptIdDescr]) titles.add(title);
        left = pageNo * 100 < total;
      }
    }
    const chinese = [...titles].filter((title) => /\p{Script=Han}/u.test(title));
    expect(chinese.length).toBeGreaterThan(100);
    expect(broken(chinese)).toEqual([]);
  },
);
