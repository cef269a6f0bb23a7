import { describe, expect, it } from 'vitest';
import { forbiddenInHongKong } from '../data/glossary.ts';
import { halfWidthMarks, simplifiedIn, traditionalIn } from '../testing/han.ts';
import { approvalOverText, interviewOffText, linkOutcomeTexts } from './link-texts.ts';
import { processMessages } from './messages.ts';
import { stepWordings } from './step-wordings.ts';

const texts = [
  ...Object.values(processMessages).map(({ text }) => text),
  ...Object.values(linkOutcomeTexts),
  approvalOverText,
  interviewOffText,
  ...Object.values(stepWordings).flatMap(({ name, note }) => [name, note]),
].map((text) => [text['en-us'], text] as const);

describe('the texts of the process', () => {
  it.each(texts)('are written for the readers of each language: %s', (_, text) => {
    const [simplified, traditional, english] = [text['zh-cn'], text['zh-hk'], text['en-us']];
    expect([traditionalIn(simplified), simplifiedIn(traditional)]).toEqual([[], []]);
    expect([halfWidthMarks(simplified), halfWidthMarks(traditional)]).toEqual([[], []]);
    expect(english).not.toMatch(/\p{Script=Han}/u);
    expect(places(traditional)).toEqual(places(simplified));
    expect(places(english)).toEqual(places(simplified));
    expect(forbiddenInHongKong.filter((word) => traditional.includes(word))).toEqual([]);
  });
});

it('an interviewer is not told that a time was agreed which was only proposed', () => {
  const { text } = processMessages.interviewNotSuitable;
  expect([text['zh-cn'], text['zh-hk']].filter((said) => /约定|約定/.test(said))).toEqual([]);
});

function places(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
}
