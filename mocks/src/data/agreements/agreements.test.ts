import { getAgreement } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { directoryTexts } from '../../directory/texts.ts';
import { createTestClient } from '../../testing/client.ts';
import { halfWidthMarks, hasHan, simplifiedIn, traditionalIn } from '../../testing/han.ts';
import { gatewayTexts, messageTexts, reasonTexts } from '../../texts.ts';
import type { Localized } from '../types.ts';
import { agreements } from './index.ts';

const all = Object.entries(agreements);
const plain = (content: string) => content.replace(/<[^>]+>/g, ' ');

/** The tags of a rich text in their order; throws if one is not closed. */
function tagsOf(content: string): string[] {
  const open: string[] = [];
  const seen: string[] = [];
  for (const [, closing, name = ''] of content.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else {
      open.push(name);
      seen.push(name);
    }
  }
  expect(open).toEqual([]);
  return seen;
}

describe.each(all)('the agreement %s', (_kind, { title, content, effectiveFrom }) => {
  it('is rich text of headings, paragraphs and lists, with the same structure in each language', () => {
    const [one, ...others] = Object.values(content).map(tagsOf);
    for (const other of others) expect(other).toEqual(one);
    expect(new Set(one)).toEqual(new Set([...new Set(one), 'p', 'h3', 'ul', 'li']));
    for (const tag of one ?? []) expect(['p', 'h3', 'ul', 'li', 'strong', 'a']).toContain(tag);
    for (const text of Object.values(content))
      expect(text.replace(/<\/?\w+>|<a href="(mailto|tel):[^"<>]+">/g, '')).not.toMatch(/[<>]/);
  });

  it('has between 250 and 500 words in English, and more than 450 characters in Chinese', () => {
    const words = plain(content['en-us']).split(/\s+/).filter(Boolean).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(500);
    for (const locale of ['zh-cn', 'zh-hk'] as const) {
      const characters = content[locale].match(/\p{Script=Han}/gu)?.length ?? 0;
      expect(characters, locale).toBeGreaterThan(450);
    }
  });

  it('has a title and a valid date', () => {
    expect(Number.isNaN(Date.parse(effectiveFrom))).toBe(false);
    for (const name of Object.values(title)) expect(name).not.toBe('');
  });
});

it('an agreement is answered in the language of the call', async () => {
  const client = createTestClient();
  const titles = [];
  for (const languageIndex of [0, 1, 2] as const) {
    client.languageIndex = languageIndex;
    titles.push((await client.gateway.call(getAgreement, { kind: 'legal' })).title);
  }
  expect(titles).toEqual(['法律声明', '法律聲明', 'Legal notices']);
});

const texts: [string, Localized][] = [
  ...all.flatMap(([kind, { title, content }]): [string, Localized][] => [
    [`${kind} title`, title],
    [`${kind} content`, content],
  ]),
  ...Object.entries({ ...reasonTexts, ...gatewayTexts, ...messageTexts, ...directoryTexts }),
];

it.each(texts)('the text %s has the characters and punctuation of each language', (_name, text) => {
  expect(hasHan(text['en-us'])).toBe(false);
  expect(traditionalIn(text['zh-cn'])).toEqual([]);
  expect(simplifiedIn(text['zh-hk'])).toEqual([]);
  for (const locale of ['zh-cn', 'zh-hk'] as const)
    expect(halfWidthMarks(plain(text[locale])), locale).toEqual([]);
});
