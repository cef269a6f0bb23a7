import { asksForCode, createLocalWorld, magicLinks } from '@careers/mocks';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openLockedLink } from '../testing/open-locked-link.ts';
import { openPortal, personaWorld } from '../testing/open-portal.ts';
import { pages } from './pages.ts';

/** Links whose page shows a form for documents instead of the receipt are left out. */
const receipts = magicLinks.filter(({ state, since }) => state === 'done' && since !== 'toHandIn');

/** The text about what happens next, for receipts that do not name who has the answer. */
const nextByToken: Readonly<Record<string, RegExp>> = {
  'interview-accepted': /Add to my calendar/,
  'interview-not-suitable': /The recruiter will write to you once the time is set\./,
  'medical-report-done': /^We have received it\. \S.* will write to you when there is news\./,
  'resume-improve-done': /will read it with your application/,
  'resume-update-done': /will read it with your application/,
  'talent-invitation-done': /We keep your resume until/,
};

// Specification, section 2: the process goes on after an answer by link, and the receipt says how.
test.each(receipts)('the receipt of $token says what happens next', async (link) => {
  const { token, page: path } = link;
  const needsLogin = pages.some((page) => page.path === path && page.access === 'session');
  const { local: world, stored } = needsLogin ? personaWorld() : { local: createLocalWorld(), stored: {} };
  const open = asksForCode(link) ? openLockedLink : openPortal;
  await open(`${path}?token=${token}`, { world, stored });
  const next = nextByToken[token] ?? / has it now(, and will write to you|\. There is nothing left)/;
  expect(await screen.findByText(next)).toBeTruthy();
});

test.each(['/mailResponse/declinedOffer', '/mailResponse/attachmentUpload'])(
  'the receipt of a declined offer on %s names the position and the company',
  async (path) => {
    await openPortal(`${path}?token=offer-rejected`);
    const heading = await screen.findByRole('heading', { name: 'You have declined this offer' });
    expect(heading.nextElementSibling?.textContent).toMatch(/\S · Chengyuan /);
  },
);
