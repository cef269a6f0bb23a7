import * as contract from '@careers/gateway/contract';
import type { FileKind } from '@careers/validation';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pasteInto } from './paste-into.ts';

type SubmitMethod = (typeof contract)[
  | 'acceptOffer'
  | 'declineOffer'
  | 'submitOfferAttachments'
  | 'acceptInterview'
  | 'abandonInterview'
  | 'reportTimeNotSuitable'
  | 'submitForward'
  | 'submitEvaluation'
  | 'decidePositionApproval'
  | 'submitBackgroundCheck'
  | 'submitSupplierCheck'
  | 'submitMedicalReport'
  | 'submitCollectTable'
  | 'submitResumeUpdate'
  | 'improveResume'
  | 'submitTalentUpdate'];

/** The submit of a link page. */
export interface LinkAct {
  /** The token of a link that waits for it. */
  readonly token: string;
  readonly method: SubmitMethod;
  /** The label of its button. */
  readonly button: string;
  /** The label of the confirming button, if there is a confirmation. */
  readonly yes?: string;
  /** Whether the confirmation stays open until the submit has ended. */
  readonly staysAsked?: true;
  /** Fills in the page with valid values. */
  readonly fill: (user: UserEvent, now: number) => Promise<void>;
  /** A text among these values. */
  readonly words?: string;
  /** The kind of the files that are asked for, and their maximum number. */
  readonly files?: { readonly kind: FileKind; readonly most: number };
}

const DAY = 86_400_000;
const REASON = 'I stay where I am';
const main = () => screen.getByRole('main');
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

async function write(user: UserEvent, label: RegExp, text: string): Promise<void> {
  const [field] = await within(main()).findAllByLabelText(label);
  if (!field) throw new Error(`no field is called ${label}`);
  await pasteInto(user, field, text);
}

const select = async (user: UserEvent, name: string | RegExp) =>
  user.click(await within(main()).findByRole('radio', { name }));

const tick = async (user: UserEvent) => user.click(await within(main()).findByRole('checkbox'));

async function attach(user: UserEvent): Promise<void> {
  const file = new File(['%PDF-1.7 of nothing'], 'report.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText(/Choose files/), file);
  await screen.findByText('Uploaded');
}

const refuse = (user: UserEvent) => write(user, /^Your reason/, REASON);

async function writeAboutOneself(user: UserEvent): Promise<void> {
  const section = within(await screen.findByRole('region', { name: 'Self-evaluation' }));
  await pasteInto(user, section.getByRole('textbox'), REASON);
}

async function propose(user: UserEvent, now: number): Promise<void> {
  await write(user, /^Why does this time not work/, REASON);
  const days = Array.from({ length: 9 }, (_, at) => now + (4 + at) * DAY)
    .filter((time) => ![0, 6].includes(new Date(time).getUTCDay()))
    .slice(0, 3);
  for (const [at, day] of days.entries()) {
    const row = within(screen.getByRole('group', { name: `Proposal ${at + 1}` }));
    await pasteInto(user, row.getByRole('textbox', { name: 'Day' }), dayOf(day));
    const time = row.getByRole('combobox', { name: 'Time' });
    await user.selectOptions(time, within(time).getAllByRole('option')[1] ?? '');
  }
}

async function evaluate(user: UserEvent): Promise<void> {
  for (const star of await screen.findAllByRole('radio', { name: /^4:/ })) await user.click(star);
  await select(user, 'Recommended');
  await write(user, /^Why/, REASON);
}

async function authorise(user: UserEvent): Promise<void> {
  await write(user, /^Name/, 'Wu Xiaolan');
  await write(user, /^How you know/, REASON);
  await write(user, /^Company/, 'Yunfan Software');
  await write(user, /^Phone/, '13912345678');
  await tick(user);
  await write(user, /^Signature/, '林小雨');
}

async function report(user: UserEvent): Promise<void> {
  const confirmed = await screen.findAllByRole('radio', { name: 'Confirmed' });
  for (const radio of confirmed) await user.click(radio);
  await write(user, /^Note:/, REASON);
}

async function examine(user: UserEvent, now: number): Promise<void> {
  await tick(user);
  await write(user, /^Day of the examination/, dayOf(now - 3 * DAY));
  await write(user, /^Hospital or practice/, REASON);
  await attach(user);
}

async function inform(user: UserEvent): Promise<void> {
  await write(user, /^Full name/, 'Lin Xiaoyu');
  await write(user, /^Identity document number/, 'E12345678');
  await write(user, /^Date of birth/, '1995-04-12');
  await write(user, /^Mobile/, '13800000001');
  await write(user, /^Email/, 'lin@mail.example');
  await write(user, /^Address/, REASON);
  await write(user, /^Earliest first day/, '2027-03-02');
  await select(user, 'No');
  await attach(user);
}

/** The submit of each link page, by its route. */
export const linkActs: Readonly<Record<string, LinkAct>> = {
  '/mailResponse/acceptOffer': {
    token: 'offer-pending',
    method: contract.acceptOffer,
    button: 'Accept the offer',
    yes: 'Accept',
    staysAsked: true,
    fill: async () => {},
  },
  '/mailResponse/declinedOffer': {
    token: 'offer-pending',
    method: contract.declineOffer,
    button: 'Decline the offer',
    yes: 'Decline',
    fill: refuse,
    words: REASON,
  },
  '/mailResponse/attachmentUpload': {
    token: 'attachments-open',
    method: contract.submitOfferAttachments,
    button: 'Submit',
    fill: attach,
    files: { kind: 'offerAttachment', most: 5 },
  },
  '/acceptInterview': {
    token: 'interview-invited',
    method: contract.acceptInterview,
    button: 'I will come',
    fill: async () => {},
  },
  '/abandonInterview': {
    token: 'interview-invited',
    method: contract.abandonInterview,
    button: 'Withdraw from the interview',
    yes: 'Yes, withdraw',
    fill: refuse,
    words: REASON,
  },
  '/interviewTimeNotSuitable': {
    token: 'interview-invited',
    method: contract.reportTimeNotSuitable,
    button: 'Send the proposals',
    fill: propose,
    words: REASON,
  },
  '/mailResponse/forwardResume': {
    token: 'forward-resume',
    method: contract.submitForward,
    button: 'Send the answer',
    fill: async (user) => {
      await select(user, /^A good match/);
      await write(user, /^Comment/, REASON);
    },
    words: REASON,
  },
  '/interviewEvaluation': {
    token: 'evaluation-open',
    method: contract.submitEvaluation,
    button: 'Submit the evaluation',
    yes: 'Submit',
    fill: evaluate,
    words: REASON,
  },
  '/positionApproval': {
    token: 'position-approval',
    method: contract.decidePositionApproval,
    button: 'Submit the decision',
    yes: 'Approve',
    fill: async (user) => {
      await select(user, /^Approve/);
      await write(user, /^Comment/, REASON);
    },
    words: REASON,
  },
  '/backgroundCheck': {
    token: 'background-check',
    method: contract.submitBackgroundCheck,
    button: 'Authorize the check',
    fill: authorise,
    words: REASON,
  },
  '/supplierBackgroundCheck': {
    token: 'supplier-check',
    method: contract.submitSupplierCheck,
    button: 'Submit the results',
    fill: report,
    words: REASON,
  },
  '/healthCheck': {
    token: 'medical-report',
    method: contract.submitMedicalReport,
    button: 'Submit the report',
    fill: examine,
    words: REASON,
    files: { kind: 'medicalReport', most: 10 },
  },
  '/mailResponse/collectTable': {
    token: 'information-form',
    method: contract.submitCollectTable,
    button: 'Submit',
    fill: inform,
    words: REASON,
    files: { kind: 'resumeAttachment', most: 3 },
  },
  '/resumeUpdate': {
    token: 'resume-update',
    method: contract.submitResumeUpdate,
    button: 'Send',
    fill: writeAboutOneself,
    words: REASON,
  },
  '/resumeImprove': {
    token: 'resume-improve',
    method: contract.improveResume,
    button: 'Send',
    fill: writeAboutOneself,
    words: REASON,
  },
  '/talentInvitationUpdate': {
    token: 'talent-invitation',
    method: contract.submitTalentUpdate,
    button: 'Join the talent pool',
    fill: tick,
  },
};

/** Enters the code, if the link needs one, and waits for the submit button. */
export async function reachAct(user: UserEvent, { button }: LinkAct): Promise<HTMLElement> {
  await waitFor(() =>
    expectShown(main().querySelector('[data-state=locked] input, [data-state=open], [data-state=done]')),
  );
  if (main().querySelector('[data-state=locked]')) {
    await user.type(screen.getByLabelText('Verification code'), '888888{Enter}');
  }
  return within(main()).findByRole('button', { name: button });
}

function expectShown(part: Element | null): void {
  if (!part) throw new Error('nothing is shown');
}
