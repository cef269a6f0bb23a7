import {
  getInterview,
  getMedicalRequest,
  getResume,
  offerSlots,
  queryInterviewerWeek,
  reportTimeNotSuitable,
  saveResume,
  submitMedicalReport,
} from '@careers/gateway/contract';
import { needing, type Probe } from '@careers/gateway/reference';
import { expectSame } from '../cases/check.ts';
import { fileHeads, written } from './full-resume.ts';
import { openedLink } from './opened-link.ts';
import { type Rule, rule } from './rule.ts';

const SENTENCE = 'reads no day that no calendar has';
/** Texts that are written like days, but no calendar has them. */
const noDays = ['2031-02-29', '2032-02-30', '2031-04-31'];

async function expectUnread(day: string, reply: ReturnType<Probe['reply']>): Promise<void> {
  expectSame(`the code of ${day}`, (await reply).code, 'MS000A400');
}

const hourOf = (day: string) => ({ start: `${day}T10:00:00+08:00`, end: `${day}T11:00:00+08:00` });

/** A program that reads such a day takes it for a later one without a word: it is refused wherever a day is sent. */
export const calendarDayRules: readonly Rule[] = [
  rule(
    ['reportTimeNotSuitable', 'getInterview'],
    SENTENCE,
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('interview-invited');
      for (const day of noDays) {
        const proposals = [day, '2031-04-28', '2031-04-29'].map(hourOf);
        const param = { token, reason: 'A holiday.', proposals, idempotencyKey: probe.newKey() };
        await expectUnread(day, probe.reply(reportTimeNotSuitable, param));
      }
      expectSame('the state of the interview', (await probe.call(getInterview, { token })).state, 'open');
    }),
  ),
  rule(
    'offerSlots',
    SENTENCE,
    needing(['interviewer'], async (probe) => {
      await probe.login('interviewer');
      for (const day of noDays) {
        const param = { slots: [hourOf(day)], idempotencyKey: probe.newKey() };
        await expectUnread(day, probe.reply(offerSlots, param));
      }
    }),
  ),
  rule(
    'queryInterviewerWeek',
    SENTENCE,
    needing(['interviewer'], async (probe) => {
      await probe.login('interviewer');
      for (const day of noDays) await expectUnread(day, probe.reply(queryInterviewerWeek, { from: day }));
    }),
  ),
  rule(
    ['submitMedicalReport', 'getMedicalRequest'],
    SENTENCE,
    needing(['links', 'magic-values', 'own-world'], async (probe) => {
      const opened = await openedLink(probe, 'medical-report');
      const found = await probe.call(getMedicalRequest, opened);
      if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
      const file = { name: 'report.pdf', size: 100, head: fileHeads.pdf };
      const fileIds = [await probe.upload(file, opened.token, opened.pass)];
      const { version: consentVersion } = found.consent;
      for (const examinedOn of noDays) {
        const said = { ...opened, examinedOn, place: 'Hospital', fileIds, consent: true, consentVersion };
        const param = { ...said, idempotencyKey: probe.newKey() };
        await expectUnread(examinedOn, probe.reply(submitMedicalReport, param));
      }
    }),
  ),
  rule(
    ['saveResume', 'getResume'],
    SENTENCE,
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      const { revision } = await probe.call(getResume, {});
      for (const birthday of noDays) {
        const value = { ...written.basics, birthday };
        await expectUnread(birthday, probe.reply(saveResume, { section: 'basics', revision, value }));
      }
      expectSame('the revision', (await probe.call(getResume, {})).revision, revision);
    }),
  ),
];
