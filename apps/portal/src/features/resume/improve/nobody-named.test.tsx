import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changingReply, openPortal } from '../../../testing/open-portal.ts';

interface Asked {
  readonly state: string;
  readonly position: object;
}

/** A reply whose request has no place and no requester. */
const saysLittle = (method: string) =>
  changingReply(method, (data: Asked) => ({
    ...data,
    position: { ...data.position, deptIdDescr: '', workPlace: '' },
    askedBy: { name: '', email: '' },
  }));

const main = () => screen.getByRole('main');
/** Terms without a value, and links without a text. */
const hollow = () =>
  [...main().querySelectorAll('dd, a')]
    .filter(({ textContent }) => textContent.trim() === '')
    .map(({ outerHTML }) => outerHTML);

test.each([
  ['/resumeImprove?token=resume-improve', 'getResumeImprovement', 'You are asked to add to your resume'],
  ['/resumeUpdate?token=resume-update', 'getResumeUpdate', 'You are asked whether anything has changed'],
])('%s has a complete heading without the name of who asks', async (route, method, words) => {
  await openPortal(route, { through: saysLittle(method) });
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  expect(hollow()).toEqual([]);
  expect(screen.queryByText('Questions to')).toBeNull();
});

test.each([
  ['/resumeImprove?token=resume-improve-done', 'getResumeImprovement'],
  ['/resumeUpdate?token=resume-update-done', 'getResumeUpdate'],
])('%s has a complete receipt without the name of who asked', async (route, method) => {
  await openPortal(route, { through: saysLittle(method) });
  expect(
    await screen.findByText(/^It is read with your application for “.+”\. What you sent:$/),
  ).toBeTruthy();
});
