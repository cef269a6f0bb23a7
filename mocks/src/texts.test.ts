import { describe, expect, it, test } from 'vitest';
import { britishEnglish, forbiddenInHongKong } from './data/glossary.ts';
import type { Localized } from './data/types.ts';
import { directoryTexts } from './directory/texts.ts';
import { improvementAsks, improvementReason } from './process/improvement-asks.ts';
import { approvalOverText, interviewOffText, linkOutcomeTexts } from './process/link-texts.ts';
import { processMessages } from './process/messages.ts';
import { stepWordings } from './process/step-wordings.ts';
import { columnTexts, contactTexts, jobLabels, robotName, siteTexts } from './sites/site-texts.ts';
import { halfWidthMarks, hasHan, simplifiedIn, traditionalIn } from './testing/han.ts';
import { gatewayTexts, messageTexts, reasonTexts } from './texts.ts';

// `npm run new` writes the reasons of a new method without texts, as it cannot know them.
test.each(Object.entries(reasonTexts))('the reason %s has a text in every language', (_, text) => {
  expect(Object.values(text).filter((words) => words.trim() === '')).toEqual([]);
});

interface Placed {
  readonly where: string;
  readonly text: Localized;
}

/** All texts in a tree. */
function textsIn(where: string, value: unknown): Placed[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh-hk' in value) return [{ where, text: value as Localized }];
  return Object.entries(value).flatMap(([key, one]) => textsIn(`${where} ${key}`, one));
}

const letters = textsIn('letter', { messageTexts, processMessages });
const shown = textsIn('shown', {
  reasonTexts,
  gatewayTexts,
  directoryTexts,
  stepWordings,
  linkOutcomeTexts,
  approvalOverText,
  interviewOffText,
  improvementReason,
  improvementAsks,
  siteTexts,
  columnTexts,
  jobLabels,
  robotName,
  contactTexts,
});
const texts = [...shown, ...letters];

function failures(list: readonly Placed[], wrong: (text: Localized) => string | undefined): string[] {
  return list.flatMap(({ where, text }) => {
    const found = wrong(text);
    return found ? [`${where}: ${found}`] : [];
  });
}

describe('what the gateway, its letters and its pages say', () => {
  it('is in the script of its language', () => {
    expect(failures(texts, (text) => traditionalIn(text['zh-cn']).join(''))).toEqual([]);
    expect(failures(texts, (text) => simplifiedIn(text['zh-hk']).join(''))).toEqual([]);
    expect(failures(texts, (text) => (hasHan(text['en-us']) ? text['en-us'] : ''))).toEqual([]);
  });

  it('has the words of Hong Kong in zh-hk, and full-width punctuation in Chinese', () => {
    const mainland = (text: Localized) => forbiddenInHongKong.find((word) => text['zh-hk'].includes(word));
    expect(failures(texts, mainland)).toEqual([]);
    expect(failures(texts, (text) => halfWidthMarks(text['zh-cn'] + text['zh-hk']).join(' '))).toEqual([]);
  });

  it('is American English, which logs in and out and has no other pair', () => {
    expect(failures(texts, (text) => britishEnglish.exec(text['en-us'])?.[0])).toEqual([]);
    const otherPair = /(?<!single )\bsign(ed)?[ -](in|on|out|off)\b/i;
    expect(failures(texts, (text) => otherPair.exec(text['en-us'])?.[0])).toEqual([]);
  });

  it('says 您 in letters in Simplified Chinese, and nowhere else', () => {
    expect(failures(shown, (text) => /您/.exec(text['zh-cn'])?.[0])).toEqual([]);
    expect(failures(letters, (text) => /您/.exec(text['zh-hk'])?.[0])).toEqual([]);
  });
});
