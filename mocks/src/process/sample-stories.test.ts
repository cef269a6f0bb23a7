import { idNumberRule } from '@careers/validation';
import { describe, expect, it } from 'vitest';
import { HOUR, isoDay, isoInstant, MINUTE, startOfDay } from '../core/clock.ts';
import type { Locale } from '../data/types.ts';
import { magicLinks } from '../scenarios/magic-links.ts';
import { passTime } from './engine.ts';
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

/** Each hour of a week, as a magic link may be first used at any of them. */
const hoursOfWeek = Array.from({ length: 7 * 24 }, (_, at) => NOW + at * HOUR);

/** Whether a company's people work then: on working days between nine and six. */
function isAtWork(time: number): boolean {
  const hour = (time - startOfDay(time)) / HOUR;
  return isWorkingDay(time) && hour >= 9 && hour < 18;
}

it('the times that a candidate proposes in a story are on working days after the day that does not suit', () => {
  const link = magicLinks.find(({ token }) => token === 'interview-not-suitable');
  if (!link) throw new RangeError('no such link');
  for (const now of hoursOfWeek) {
    const story = storyOf(link, { ...answerer, now });
    const event = story.at(-1)?.event;
    const proposals = event?.type === 'reportTimeNotSuitable' ? event.proposals : [];
    const unsuitable = replay(story, now).interviews[0]?.time?.end ?? Number.POSITIVE_INFINITY;
    expect(
      proposals.map(({ start }) => isWorkingDay(start) && isoDay(start) > isoDay(unsuitable)),
      isoInstant(now),
    ).toEqual([true, true, true]);
  }
});

it.each(magicLinks.map((link) => [link.token, link] as const))(
  'the state behind %s is the same on every day and at every hour',
  (_token, link) => {
    const states = hoursOfWeek.map((now) => {
      const { steps, interviews, offer, requests } = passTime(
        replay(storyOf(link, { ...answerer, now }), now),
        now,
      ).process;
      return JSON.stringify([
        steps.map(({ event }) => event),
        interviews.map(({ fate, time }) => [fate.kind, time && [time.start > now, time.end > now]]),
        offer?.fate.kind,
        requests.map(({ kind, fate }) => [kind, fate.kind]),
      ]);
    });
    expect([...new Set(states)]).toHaveLength(1);
  },
);

it.each(magicLinks.map((link) => [link.token, link] as const))(
  'the company’s people do what is before %s in their working hours, in the order of its story, and not in the future',
  (_token, link) => {
    const wrong = hoursOfWeek.flatMap((hour) => {
      const now = hour + 17 * MINUTE;
      const story = storyOf(link, { ...answerer, now });
      return story.flatMap(({ event, who, ago }, at) => {
        const isEarly = ago >= (story[at - 1]?.ago ?? Number.POSITIVE_INFINITY);
        const isAtNight = who === 'recruiter' && !isAtWork(now - ago);
        return isEarly || isAtNight || ago < 0
          ? [`${isoInstant(now)}: ${event.type} ${isoInstant(now - ago)}`]
          : [];
      });
    });
    expect(wrong).toEqual([]);
  },
);

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

  it('name a working day as the first one, whenever they are given', () => {
    for (const now of hoursOfWeek) {
      const { firstDay } = sampleAnswers({ ...answerer, now }).informationForm.answers;
      expect([firstDay, isWorkingDay(Date.parse(`${firstDay}T12:00:00+08:00`))]).toEqual([firstDay, true]);
    }
  });
});

describe('the events after an interview in the story of a magic link', () => {
  it.each(magicLinks.map(({ token }) => token))(
    'are later than the interview, at whatever hour the link is first used: %s',
    (token) => {
      const link = magicLinks.find((one) => one.token === token);
      if (!link) throw new RangeError(token);
      const early: unknown[] = [];
      for (const now of hoursOfWeek) {
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
