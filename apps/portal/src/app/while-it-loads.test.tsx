import type { Transport } from '@careers/gateway';
import { createLocalWorld } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { methodOf, openPortal, personaWorld } from '../testing/open-portal.ts';

/** The calls of the frame around every page. */
const aroundIt = ['loadWebsiteStyle', 'getSysConfigInfo'];

/** A transport that answers only the calls of the frame, and those that are named. */
const holding =
  (...answered: readonly string[]) =>
  (line: Transport): Transport =>
  (request, options) =>
    typeof request.body === 'string' && [...aroundIt, ...answered].includes(methodOf(request.body))
      ? line(request, options)
      : new Promise((_, reject) =>
          options.signal.addEventListener('abort', () => reject(options.signal.reason)),
        );

async function loads(): Promise<void> {
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
}

test.each([
  ['/homepage'],
  ['/position'],
  ['/RecruitDetail?id=position-1'],
  ['/agreement?kind=privacy'],
  ['/mailResponse/acceptOffer?token=offer-pending'],
  ['/interviewEvaluation?token=evaluation-open', 'getEvaluation'],
  ['/complex/company'],
  ['/complex/company?comId=com-energy'],
  ['/complex/company?comId=com-energy', 'getCompany'],
  ['/complex/newsInfoPage?comId=com-energy'],
])(
  '%s shows that it is loading, and no failure, while a call has no answer yet: after %s',
  async (route, ...answered) => {
    await openPortal(route, { world: createLocalWorld({ lang: 'en-us' }), through: holding(...answered) });
    await loads();
  },
);

test.each([
  ['candidate', '/personalCenter'],
  ['candidate', '/personalCenter?tab=collection'],
  ['candidate', '/accountSettings'],
  ['candidate', '/MyResume'],
  ['candidate', '/fastRecommend'],
  ['candidate', '/resumeEditor'],
  ['candidate', '/message'],
  ['candidate', '/self/candidate?id=interview-slots'],
  ['interviewer', '/self/interviewer'],
] as const)(
  'for a %s, %s shows that it is loading, and no failure, while a call has no answer yet',
  async (persona, route) => {
    const { local, stored } = personaWorld({ persona, lang: 'en-us' });
    await openPortal(route, { world: local, stored, through: holding() });
    await loads();
  },
);
