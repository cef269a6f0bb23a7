import { describe, expect, it } from 'vitest';
import { createSuite, runCase } from '../contract/index.ts';
import { catalogue } from './catalogue.ts';
import { playSabotage } from './play/play-sabotage.ts';
import { sabotagedWorld } from './play/sabotaged-world.ts';
import { nameOf } from './sabotage.ts';

const { cases } = createSuite();

/** Guards, and the case that was written for each: it sees the guard gone by itself, whatever others see. */
const guards: readonly (readonly [sabotage: string, sentence: string])[] = [
  [
    'sendVerificationCode: begins the count of wrong tries anew with a new code',
    'sendVerificationCode: gives no new tries with a new code',
  ],
  [
    'login: counts each name of an account by itself',
    'login: counts failures under phone, e-mail and account name together',
  ],
  [
    'login: looks for the site before the captcha',
    'gateway: checks the captcha before it looks for the website',
  ],
  ...['takes plain text', 'takes a form', 'takes a body that is said to be nothing'].map(
    (what) =>
      [
        `gateway: ${what}`,
        'gateway: takes a body on the business gateway only where it is said to be JSON',
      ] as const,
  ),
  [
    'gateway: refuses a media type that has parameters',
    'gateway: takes JSON on the business gateway however its media type is written',
  ],
  ...['locks', 'failedLogins'].map(
    (count) =>
      [
        `resetPasswordBeforeLogin: leaves the account’s ${count} as they were`,
        'resetPasswordBeforeLogin: sets a password that logs in at once, without a captcha or a lock, however often the old one was guessed wrong',
      ] as const,
  ),
  ['ldapLogin: counts no wrong tries', 'ldapLogin: fails with locked'],
  ['directory: has no lock', 'ldapLogin: has one lock with the sign-on page'],
  ['modifyPassword: counts no wrong tries', 'modifyPassword: fails with locked'],
  [
    'querySuggestions: counts an emoji as two characters',
    'querySuggestions: takes what lies at a bound of its fields',
  ],
  ['ifAccountExist: lets accounts be looked up without end', 'ifAccountExist: asks for a captcha'],
  [
    'sendVerificationCode: lets accounts be looked up without end',
    'ifAccountExist: counts for every method that tells who is registered',
  ],
  [
    'submitFeedback: shares the keys of submits between people',
    'submitFeedback: takes no visitor’s submit for the repeat of another’s',
  ],
  [
    'acceptOffer: accepts an offer that was declined',
    'acceptOffer: does not take an offer back that was declined',
  ],
  ['getOffer: accepts an offer when it is read', 'getOffer: leaves an offer open, however often it is read'],
  [
    'getOffer: shows offers that never expire',
    'getOffer: answers an offer that was not answered in time as expired',
  ],
  [
    'getOffer: lets links live for ever',
    'getOffer: answers a link as expired whose time is over, whatever came of the offer',
  ],
  [
    'acceptOffer: shares the keys of submits between people',
    'acceptOffer: takes no link’s submit for the repeat of another’s',
  ],
  [
    'acceptOffer: forgets the submit of a link when it is repeated',
    'acceptOffer: is the link’s submit, whoever is logged in',
  ],
  [
    'submitOfferAttachments: takes a sixth attachment',
    'submitOfferAttachments: adds to what was handed in before, until there are five',
  ],
  [
    'files: writes the brackets of a name as they are',
    'files: gives back what was handed in, byte for byte, under its name',
  ],
  [
    'files: keeps every upload as one link’s, whoever sent it',
    'submitOfferAttachments: takes no file that was uploaded by another link',
  ],
  [
    'files: takes files by the link of an offer that is pending',
    'files: takes no file by the link of an offer that is not accepted yet',
  ],
  [
    'files: takes files by the link of an offer that has its five',
    'files: takes no file more by the link of an offer that has its five',
  ],
  [
    'files: takes files by a link whose medicalReport was answered',
    'submitMedicalReport: takes no file any more once a report was handed in',
  ],
  ['files: takes files by a link of any kind', 'files: takes no file by a link that shows a message'],
  [
    'submitFeedback: takes files of other accounts',
    'submitFeedback: takes no file of somebody else, and none of a visitor',
  ],
  ['submitFeedback: takes files that came by a link', 'submitFeedback: takes no file that came by a link'],
  [
    'submitCollectTable: takes numbers beyond their limits',
    'submitCollectTable: holds every answer to the limits that its field declares',
  ],
  [
    'submitMedicalReport: treats every examination as one of today',
    'submitMedicalReport: takes an examination from the day on that it says, and none of the day before',
  ],
  [
    'getTalentInvitation: treats anybody who is logged in as the recipient of the link',
    'getTalentInvitation: shows and accepts nothing for another person or a visitor',
  ],
  [
    'submitResumeUpdate: leaves what the application shows as it was',
    'submitResumeUpdate: writes what was handed in into what the one application shows, and into no other',
  ],
  [
    'submitResumeUpdate: writes into the person’s own resume too',
    'submitResumeUpdate: leaves the person’s own resume as it was',
  ],
  [
    'saveCollectDraft: asks for no code where a link says so',
    'saveCollectDraft: takes no draft and no answers of a locked form without its pass',
  ],
  [
    'exportMyData: leaves out what the person was asked',
    'exportMyData: holds what was asked of the person and what they answered, and not what others said of them',
  ],
  ...(
    [
      ['submitSupplierCheck', 'takes one finding for each item that it asks for, and none of anything else'],
      ['submitEvaluation', 'takes one score for each criterion that there is, and none of anything else'],
      ['submitOwnEvaluation', 'takes one score for each criterion that there is, and none of anything else'],
    ] as const
  ).flatMap(([id, sentence]) => [
    [`${id}: drops a second answer to the same item`, `${id}: ${sentence}`] as const,
    [`${id}: drops an answer that nobody has asked for`, `${id}: ${sentence}`] as const,
  ]),
  ...(
    [
      'reportTimeNotSuitable',
      'offerSlots',
      'queryInterviewerWeek',
      'submitMedicalReport',
      'saveResume',
    ] as const
  ).map(
    (id) => [`${id}: takes a day that no calendar has`, `${id}: reads no day that no calendar has`] as const,
  ),
  [
    'saveResume: takes an entry twice',
    'saveResume: takes each entry, each choice and each file of a section once',
  ],
  [
    'saveResume: treats an unknown revision as the latest one',
    'saveResume: takes no save over a revision that there has not been',
  ],
  ...(['improveResume', 'submitResumeUpdate'] as const).flatMap((id) =>
    ['takes a section twice', 'treats an unknown revision as the latest one'].map(
      (what) =>
        [`${id}: ${what}`, `${id}: takes each section once, over a revision that there has been`] as const,
    ),
  ),
  ...(['acceptOffer', 'reportTimeNotSuitable', 'submitCollectTable'] as const).flatMap((id) => [
    [
      `${id}: takes an answer as long as the link lives`,
      `${id}: takes no answer a minute after the deadline that its link says, and says so`,
    ] as const,
    [
      `${id}: takes no answer on the last day`,
      `${id}: takes an answer a minute before the deadline that its link says`,
    ] as const,
  ]),
  [
    'getOffer: names a time zone that does not exist',
    'getOffer: names the zone of the company as every browser knows it',
  ],
  [
    'declineOffer: leaves the application where it was',
    'declineOffer: is shown in the application: by its status, and with its time in the timeline',
  ],
  [
    'abandonInterview: lets an interview be given up that is over',
    'abandonInterview: lets an interview be given up until it begins, and not once it is over',
  ],
  [
    'decidePositionApproval: lets each of those who were asked decide',
    'decidePositionApproval: refuses the decision of another approver once somebody has decided, and says so',
  ],
  ['markRead: ignores ids', 'markRead: marks the named messages as read, and leaves all others as they are'],
  [
    'decidePositionApproval: accepts another answer after the first one',
    'decidePositionApproval: keeps what was approved, with its comment, and lets nobody decide again',
  ],
];

describe('the sabotage of a guard is noticed by the case that was written for that guard', () => {
  it.each(guards)('%s', async (name, sentence) => {
    const sabotage = catalogue.find((one) => nameOf(one) === name);
    const own = cases.filter((one) => one.name === sentence);
    if (!sabotage || !own[0]) throw new Error(`no sabotage or case of that name`);
    const { target } = await sabotagedWorld();
    expect(await runCase(own[0], target)).toMatchObject({ status: 'passed' });
    const verdict = await playSabotage(sabotage, { cases: own, ways: new Map(), open: sabotagedWorld });
    expect(verdict).toMatchObject({ caughtBy: sentence });
  });
});
