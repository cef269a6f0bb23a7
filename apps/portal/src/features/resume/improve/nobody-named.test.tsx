import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changingReply, openPortal } from '../../../testing/open-portal.ts';

interface Asked {
  readonly state: string;
  readonly position: object;
}

/** The reply of a gateway that has no word for the place, and does not say who asks. */
const saysLittle = (method: string) =>
  changingReply(method, (data: Asked) => ({
    ...data,
    position: { ...data.position, deptIdDescr: '', workPlace: '' },
    askedBy: { name: '', email: '' },
  }));

const main = () => screen.getByRole('main');
/** Terms without a value, and links without a name. */
const hollow = () =>
  [...main().querySelectorAll('dd, a')]
    .filter(({ textContent }) => textContent.trim() === '')
    .map(({ outerHTML }) => outerHTML);

test.each([
  ['/resumeImprove?token=resume-improve', 'getResumeImprovement', 'You are asked to add to your resume'],
  ['/resumeUpdate?token=resume-update', 'getResumeUpdate', 'You are asked whether anything has changed'],
])('%s says what is asked where nobody is named who asks', async (route, method, words) => {
  await openPortal(route, { through: saysLittle(method) });
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  expect(hollow()).toEqual([]);
  expect(screen.queryByText('Questions to')).toBeNull();
});

test.each([
  ['/resumeImprove?token=resume-improve-done', 'getResumeImprovement'],
  ['/resumeUpdate?token=resume-update-done', 'getResumeUpdate'],
])('%s is a receipt that names nobody where nobody is named', async (route, method) => {
  await openPortal(route, { through: saysLittle(method) });
  expect(
    await screen.findByText(/^It is read with your application for “.+”\. What you sent:$/),
  ).toBeTruthy();
});
