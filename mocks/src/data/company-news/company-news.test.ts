import { describe, expect, it } from 'vitest';
import { halfWidthMarks, hasHan, simplifiedIn, traditionalIn } from '../../testing/han.ts';
import { companies } from '../companies.ts';
import { companyFacts } from '../company-facts.ts';
import { companyLooks } from '../company-looks.ts';
import { cities, industries } from '../dictionaries.ts';
import { britishEnglish, forbiddenInHongKong } from '../glossary.ts';
import type { Localized } from '../types.ts';
import { companyNews } from './index.ts';

const news = Object.entries(companyNews).flatMap(([company, items]) =>
  items.map((item) => ({ company, ...item })),
);
const newsTexts = news.flatMap(({ title, summary, content }) => [title, summary, content]);
const texts: readonly Localized[] = [
  ...newsTexts,
  ...Object.values(companyLooks).flatMap(({ banners }) => [...banners]),
];
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ');

describe('the companies’ news', () => {
  it('are at least three for each company, the latest first, each with an id of its own', () => {
    for (const { id } of companies) {
      const days = companyNews[id].map(({ daysAgo }) => daysAgo);
      expect(days.length, id).toBeGreaterThanOrEqual(3);
      expect(days, id).toEqual(days.toSorted((a, b) => a - b));
    }
    expect(new Set(news.map(({ id }) => id)).size).toBe(news.length);
  });

  it('never repeat a text', () => {
    for (const locale of ['zh-cn', 'zh-hk', 'en-us'] as const) {
      const said = newsTexts.map((text) => text[locale]);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('have two or three paragraphs of more than 40 words together', () => {
    for (const { id, content } of news) {
      for (const text of Object.values(content)) expect(text, id).toMatch(/^(<p>[^<]+<\/p>){2,3}$/);
      expect(plain(content['en-us']).split(/\s+/).length, id).toBeGreaterThan(40);
    }
  });
});

describe('the texts of news and banners', () => {
  it('are in the script of their language, and in American English', () => {
    for (const text of texts) {
      expect(traditionalIn(text['zh-cn']), text['zh-cn']).toEqual([]);
      expect(simplifiedIn(text['zh-hk']), text['zh-hk']).toEqual([]);
      expect(hasHan(text['en-us']), text['en-us']).toBe(false);
      expect(text['en-us']).not.toMatch(britishEnglish);
    }
  });

  it('use the words of Hong Kong in zh-hk, and full-width punctuation in Chinese', () => {
    for (const text of texts) {
      expect(forbiddenInHongKong.filter((word) => text['zh-hk'].includes(word))).toEqual([]);
      expect(halfWidthMarks(plain(text['zh-cn']) + plain(text['zh-hk']))).toEqual([]);
    }
    for (const text of newsTexts) expect(text['zh-hk']).not.toBe(text['zh-cn']);
  });
});

it('the facts of the companies name existing industries and cities, and their headcounts add up to the group’s', () => {
  const facts = Object.values(companyFacts);
  for (const { industry, city } of facts) {
    expect(industries.map(({ id }) => id)).toContain(industry);
    expect(cities.map(({ id }) => id)).toContain(city);
  }
  expect(facts.reduce((sum, { headcount }) => sum + headcount, 0)).toBe(46_000);
});
