import type { Transport } from '@careers/gateway';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { linkActs } from '../testing/link-acts.ts';
import { askedBy, methodOf, openPortal, personaWorld } from '../testing/open-portal.ts';

/** Submits that are tried by the tests of their own pages, under one key after a lost reply or a failure. */
const triedElsewhere: readonly MethodId[] = [
  'registerAccount',
  'deliverResume',
  'revokeDelivery',
  'requestAccountDeletion',
];

interface Act {
  readonly persona: 'candidate' | 'interviewer';
  readonly route: string;
  /** What its button is called. */
  readonly button: string;
  /** What says yes where it is asked once more. */
  readonly yes?: string;
  readonly fill: (user: UserEvent) => Promise<void>;
  /** What stands in the fields by then. */
  readonly typed?: string;
  readonly arrived: () => Promise<unknown>;
}

const write = async (user: UserEvent, name: RegExp | string, text: string) =>
  user.type(await screen.findByRole('textbox', { name }), text);
const heading = (name: RegExp | string) => () => screen.findByRole('heading', { name });

/** Every other submit that stands on no page of `linkActs`. */
const acts: Partial<Readonly<Record<MethodId, Act>>> = {
  submitFeedback: {
    persona: 'candidate',
    route: '/feedback',
    button: 'Submit',
    fill: (user) => write(user, /^Your feedback/, 'Keep this'),
    typed: 'Keep this',
    arrived: heading(/^Feedback has been received/),
  },
  recommendCandidate: {
    persona: 'candidate',
    route: '/fastRecommend',
    button: 'Recommend',
    fill: async (user) => {
      await write(user, /^Candidate’s name/, 'Li Lei');
      await write(user, /^Candidate’s phone number/, '13911112222');
      await write(user, /^Candidate’s email/, 'li.lei@mail.example');
      const resume = new File(['%PDF-1.7 resume'], 'li-lei.pdf', { type: 'application/pdf' });
      await user.upload(screen.getByLabelText('Choose a file'), resume);
      await screen.findByText('Uploaded');
      await user.click(screen.getByRole('checkbox', { name: /^The owner of this resume/ }));
    },
    typed: 'Li Lei',
    arrived: heading('Thank you for recommending Li Lei'),
  },
  pickSlot: {
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
  offerSlots: {
    persona: 'interviewer',
    route: '/self/interviewer',
    button: 'Offer',
    fill: async (user) => {
      await screen.findByRole('heading', { name: /^\w+ \d+\s–\s/ });
      await user.click(screen.getByRole('button', { name: 'Next week' }));
      await user.selectOptions(await screen.findByRole('combobox', { name: 'From' }), '17:00');
      await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), '18:00');
    },
    arrived: () => screen.findByText('This overlaps with 17:00–18:00.'),
  },
  submitOwnEvaluation: {
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
  sendLinkCode: {
    persona: 'candidate',
    route: '/resumeView?token=resume-verify',
    button: 'Email me a code',
    fill: async () => {},
    arrived: () => screen.findByText(/^We have sent the code to/),
  },
  verifyLink: {
    persona: 'candidate',
    route: '/resumeView?token=resume-verify',
    button: 'Continue',
    fill: (user) => write(user, 'Verification code', '888888'),
    typed: '888888',
    arrived: () => screen.findByRole('button', { name: /Print/ }),
  },
};

/** Presses what sends the page, and says yes where it is asked once more. */
async function send(user: UserEvent, { button, yes }: Act): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  if (!yes) return;
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: yes }));
}

test('every submit of the contract is tried on a line that goes away', () => {
  const byLink: readonly unknown[] = Object.values(linkActs).map(({ method }) => method);
  const submits = methodIds.filter((id) => registry[id].submit && !byLink.includes(registry[id]));
  expect([...Object.keys(acts), ...triedElsewhere].toSorted()).toEqual(submits.toSorted());
});

describe('on a line that is going away', () => {
  test.each(Object.entries(acts))(
    '%s fails with a word, what was typed stays, and only a second press sends it, under the same key',
    async (id, act) => {
      const { persona, route, fill, typed, arrived } = act;
      const { local, stored } = personaWorld({ persona, lang: 'en-us' });
      const user = userEvent.setup();
      const keys: unknown[] = [];
      const through = (line: Transport): Transport => {
        return (request, options) => {
          const isOurs =
            typeof request.body === 'string' && methodOf(request.body) === registry[id as MethodId].name;
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
