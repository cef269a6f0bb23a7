import type { Transport } from '@careers/gateway';
import * as contract from '@careers/gateway/contract';
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { linkActs } from '../testing/link-acts.ts';
import { askedBy, methodOf, openPortal, personaWorld } from '../testing/open-portal.ts';

const isSubmit = (exported: unknown): exported is contract.Method =>
  typeof exported === 'object' && exported !== null && 'submit' in exported && exported.submit === true;

/** Submits that the tests of their own pages try after a lost reply or a failure. */
const triedElsewhere: readonly contract.Method[] = [
  contract.registerAccount,
  contract.deliverResume,
  contract.revokeDelivery,
  contract.requestAccountDeletion,
];

interface Act {
  readonly method: contract.Method;
  readonly persona: 'candidate' | 'interviewer';
  readonly route: string;
  /** The label of the submit button. */
  readonly button: string;
  /** The label of the confirming button, if there is a confirmation. */
  readonly yes?: string;
  readonly fill: (user: UserEvent) => Promise<void>;
  /** The text in the fields before the submit. */
  readonly typed?: string;
  readonly arrived: () => Promise<unknown>;
}

const write = async (user: UserEvent, name: RegExp | string, text: string) =>
  user.type(await screen.findByRole('textbox', { name }), text);
const heading = (name: RegExp | string) => () => screen.findByRole('heading', { name });

/** The submits that are not in `linkActs`. */
const acts: readonly Act[] = [
  {
    method: contract.submitFeedback,
    persona: 'candidate',
    route: '/feedback',
    button: 'Submit',
    fill: (user) => write(user, /^Your feedback/, 'Keep this'),
    typed: 'Keep this',
    arrived: heading(/^Feedback has been received/),
  },
  {
    method: contract.recommendCandidate,
    persona: 'candidate',
    route: '/fastRecommend',
    button: 'Recommend',
    fill: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: /^The owner of this resume/ }));
      await write(user, /^Candidate’s name/, 'Li Lei');
      await write(user, /^Candidate’s phone number/, '13911112222');
      await write(user, /^Candidate’s email/, 'li.lei@mail.example');
      const resume = new File(['%PDF-1.7 resume'], 'li-lei.pdf', { type: 'application/pdf' });
      await user.upload(screen.getByLabelText('Choose a file'), resume);
      await screen.findByText('Uploaded');
    },
    typed: 'Li Lei',
    arrived: heading('Thank you for recommending Li Lei'),
  },
  {
    method: contract.pickSlot,
    persona: 'candidate',
    route: '/self/candidate?id=interview-slots',
    button: 'Book this time',
    fill: async (user) => {
      const free = (await screen.findAllByRole<HTMLInputElement>('radio')).filter(
        ({ disabled }) => !disabled,
      );
      for (const time of free.slice(0, 1)) await user.click(time);
    },
    arrived: heading('Your interview is booked'),
  },
  {
    method: contract.offerSlots,
    persona: 'interviewer',
    route: '/self/interviewer',
    button: 'Offer',
    fill: async (user) => {
      await screen.findByRole('heading', { name: /\d\s–\s/ });
      await user.click(screen.getByRole('button', { name: 'Next week' }));
      await user.selectOptions(await screen.findByRole('combobox', { name: 'From' }), '17:00');
      await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), '18:00');
    },
    arrived: () => screen.findByText('This overlaps with 17:00–18:00.'),
  },
  {
    method: contract.submitOwnEvaluation,
    persona: 'interviewer',
    route: '/interviewEvaluation?id=evaluation-mine',
    button: 'Submit the evaluation',
    yes: 'Submit',
    fill: async (user) => {
      await write(user, /^Why/, 'Knows the field.');
      for (const star of screen.getAllByRole('radio', { name: /^4:/ })) await user.click(star);
      await user.click(screen.getByRole('radio', { name: 'Recommended' }));
    },
    typed: 'Knows the field.',
    arrived: heading('You have submitted this evaluation'),
  },
  {
    method: contract.sendLinkCode,
    persona: 'candidate',
    route: '/resumeView?token=resume-verify',
    button: 'Email me a code',
    fill: async () => {},
    arrived: () => screen.findByText(/^We have sent the code to/),
  },
  {
    method: contract.verifyLink,
    persona: 'candidate',
    route: '/resumeView?token=resume-verify',
    button: 'Continue',
    fill: (user) => write(user, 'Verification code', '888888'),
    typed: '888888',
    arrived: () => screen.findByRole('button', { name: /Print/ }),
  },
];

/** Presses the submit button, and confirms if there is a confirmation. */
async function send(user: UserEvent, { button, yes }: Act): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  if (!yes) return;
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: yes }));
}

test('every submit of the contract is tried with a connection that breaks, here or in a test of its own', () => {
  const tried: readonly unknown[] = [
    ...[...Object.values(linkActs), ...acts].map(({ method }) => method),
    ...triedElsewhere,
  ];
  const exported: readonly unknown[] = Object.values(contract);
  const submits = exported.filter(isSubmit);
  expect(submits.length).toBeGreaterThan(20);
  expect(submits.filter((method) => !tried.includes(method)).map(({ name }) => name)).toEqual([]);
});

describe('when the connection breaks during a submit', () => {
  test.each(acts)(
    '$method.name by $route shows an error, keeps what was typed, and is sent again only by a second press, under the same key',
    async (act) => {
      const { method, persona, route, fill, typed, arrived } = act;
      const { local, stored } = personaWorld({ persona, lang: 'en-us' });
      const user = userEvent.setup();
      const keys: unknown[] = [];
      const through = (line: Transport): Transport => {
        return (request, options) => {
          const isOurs = typeof request.body === 'string' && methodOf(request.body) === method.name;
          if (!isOurs) return line(request, options);
          keys.push((askedBy(request.body).param as { idempotencyKey?: unknown }).idempotencyKey);
          return keys.length === 1
            ? Promise.reject(new TypeError('connection lost'))
            : line(request, options);
        };
      };
      await openPortal(route, { world: local, stored, through });
      await fill(user);
      await send(user, act);
      await screen.findByText(/^The network is not reachable/);
      if (typed !== undefined) expect(screen.getByDisplayValue(typed)).toBeTruthy();
      dispatchEvent(new Event('online'));
      await send(user, act);
      await arrived();
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    },
  );
});
