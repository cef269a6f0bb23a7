import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { changingReply, openPortal } from '../testing/open-portal.ts';

/** The facts of a request from a server that requires texts but has none. */
const unknown = {
  candidateName: '',
  askedBy: { name: '', email: '' },
  contact: { name: '', phone: '', email: '' },
  salary: '',
  startDate: '',
  probation: '',
  place: '',
};

// A link page shows its subject, the requester and the deadline. A term without a value must not be shown.
test.each([
  ['/mailResponse/acceptOffer', 'offer-pending', 'getOffer', 'Accept the offer'],
  ['/acceptInterview', 'interview-invited', 'getInterview', 'I will come'],
  ['/interviewEvaluation', 'evaluation-open', 'getEvaluation', 'Submit the evaluation'],
  ['/supplierBackgroundCheck', 'supplier-check', 'getSupplierCheck', 'Submit the results'],
  ['/mailResponse/forwardResume', 'forward-resume', 'queryForward', 'Send the answer'],
  ['/positionApproval', 'position-approval', 'getPositionApproval', 'Submit the decision'],
])(
  '%s shows no term without a value, no e-mail link without an address, and no heading without a name',
  async (path, token, method, button) => {
    await openPortal(`${path}?token=${token}`, {
      through: changingReply<{ position: object }>(method, (answer) => ({
        ...answer,
        ...unknown,
        position: { post: '', companyDescr: '', deptIdDescr: '', workPlace: '' },
      })),
    });
    await screen.findByRole('button', { name: button });
    const main = screen.getByRole('main');
    const bare = [...main.querySelectorAll('dt')].filter(
      (term) => !term.nextElementSibling?.textContent?.trim(),
    );
    expect(bare.map(({ textContent }) => textContent)).toEqual([]);
    expect(main.querySelector('a[href="mailto:"]')).toBeNull();
    const headings = [...main.querySelectorAll('h1, h2, h3, h4')];
    expect(headings.filter(({ textContent }) => !textContent)).toEqual([]);
  },
);

test('an offer of a company whose name is unknown is spoken of without one', async () => {
  const user = userEvent.setup();
  const nameless = {
    through: changingReply<{ position: object }>('getOffer', (answer) => ({
      ...answer,
      position: { ...answer.position, post: 'Buyer', companyDescr: '' },
    })),
  };
  const accepting = await openPortal('/mailResponse/acceptOffer?token=offer-pending', nameless);
  await user.click(await screen.findByRole('button', { name: 'Accept the offer' }));
  expect(await screen.findByText(/^You accept the position “Buyer”\. Your answer/)).toBeTruthy();
  accepting.portal.unmount();
  const declining = await openPortal('/mailResponse/declinedOffer?token=offer-pending', nameless);
  expect(await screen.findByText(/decline the position “Buyer”\. Please/)).toBeTruthy();
  declining.portal.unmount();
  await openPortal('/mailResponse/attachmentUpload?token=attachments-open', nameless);
  expect(await screen.findByText('For the position “Buyer”.')).toBeTruthy();
});

test('/interviewResults shows no term without a value', async () => {
  await openPortal('/interviewResults?token=results-open', {
    through: changingReply<{ results: object[] }>('getInterviewResults', (answer) => ({
      ...answer,
      results: answer.results.map((result) => ({ ...result, interviewer: '' })),
    })),
  });
  await screen.findByRole('heading', { name: 'Interview round 1' });
  expect(screen.queryByText('Interviewer')).toBeNull();
});
