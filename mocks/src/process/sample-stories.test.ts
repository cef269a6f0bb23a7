import { idNumberRule } from '@careers/validation';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../core/clock.ts';
import type { Locale } from '../data/types.ts';
import { magicLinks } from '../scenarios/magic-links.ts';
import { isWorkingDay } from './interviews.ts';
import { replay } from './replay.ts';
import { sampleAnswers } from './sample-answers.ts';
import { storyOf } from './sample-stories.ts';
import { answerer, NOW } from './testing.ts';

const HAN = /\p{Script=Han}/u;

/** What people have written in the story of a link: sentences and names, without ids, codes, dates and e-mail addresses. */
function written(token: string, locale: Locale): string[] {
  const link = magicLinks.find((one) => one.token === token);
  if (!link) throw new RangeError(token);
  const texts: string[] = [];
  // The content of a resume is in its writer's language already.
  const who = { ...answerer, locale, city: '', formerEmployer: '' };
  JSON.stringify(storyOf(link, who), (_key, value: unknown) => {
    if (typeof value === 'string' && (HAN.test(value) || value.includes(' '))) texts.push(value);
    return value;
  });
  return texts.filter((text) => !/\.pdf$/.test(text));
}

const spoken = magicLinks.map(({ token }) => token).filter((token) => written(token, 'en-us').length > 0);

describe('the texts of people in the story of a magic link', () => {
  it('exist for more than ten links', () => {
    expect(spoken.length).toBeGreaterThan(10);
  });

  it.each(spoken)('are in the language of the world: %s', (token) => {
    const [mainland, hongKong, english] = (['zh-cn', 'zh-hk', 'en-us'] as const).map((locale) =>
      written(token, locale),
    );
    expect(english?.filter((text) => HAN.test(text))).toEqual([]);
    expect(mainland?.filter((text) => !HAN.test(text))).toEqual([]);
    expect(hongKong?.filter((text) => !HAN.test(text))).toEqual([]);
    expect(hongKong).not.toEqual(mainland);
  });
});

it('the times that a candidate proposes in a story are on working days, at whatever hour the link is first used', () => {
  const link = magicLinks.find(({ token }) => token === 'interview-not-suitable');
  if (!link) throw new RangeError('no such link');
  for (let now = NOW; now < NOW + 7 * DAY; now += HOUR) {
    const event = storyOf(link, { ...answerer, now }).at(-1)?.event;
    const proposals = event?.type === 'reportTimeNotSuitable' ? event.proposals : [];
    expect(proposals.map(({ start }) => !isWorkingDay(start) || start < now)).toEqual([false, false, false]);
  }
});

describe('the answers of an information form', () => {
  it.each(['female', 'male'])('agree with the resume of a %s person', (gender) => {
    const { informationForm } = sampleAnswers({ ...answerer, gender, birthday: '1996-04-12' });
    const { birthday, idNumber, address, firstDay } = informationForm.answers;
    expect(birthday).toBe('1996-04-12');
    expect(idNumberRule(String(idNumber))).toBeUndefined();
    expect(String(idNumber).slice(6, 14)).toBe('19960412');
    expect(Number(String(idNumber)[16]) % 2).toBe(gender === 'male' ? 1 : 0);
    expect(address).toContain(answerer.city);
    expect(Date.parse(String(firstDay))).toBeGreaterThan(NOW);
  });
});

describe('the events after an interview in the story of a magic link', () => {
  it.each(magicLinks.map(({ token }) => token))(
    'are later than the interview, at whatever hour the link is first used: %s',
    (token) => {
      const link = magicLinks.find((one) => one.token === token);
      if (!link) throw new RangeError(token);
      const early: unknown[] = [];
      for (let now = NOW; now < NOW + 7 * DAY; now += HOUR) {
        const story = storyOf(link, { ...answerer, now });
        const accepted = story.findIndex(({ event }) => event.type === 'acceptInterview');
        if (accepted < 0) return;
        const time = replay(story, now).interviews[0]?.time;
        for (const { event, ago } of story.slice(accepted + 1))
          if (!time || now - ago < time.end) early.push([new Date(now).toISOString(), event.type]);
      }
      expect(early).toEqual([]);
    },
  );
});
