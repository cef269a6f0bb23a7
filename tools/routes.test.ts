import { readFileSync } from 'node:fs';
import { magicLinks } from '@careers/mocks';
import { everyPage } from '@careers/sandbox/every-page';
import { tours } from '@careers/sandbox/tours';
import { describe, expect, it } from 'vitest';
import { asksForLogin, describeRoutes, readmeSays, readRoutes } from './routes.ts';

/** Section 2 of the specification, copied by hand: the route tree is compared with it. */
const specified = `
/homepage /position /positionshare /personalCenter /accountSettings /MyResume /RecruitDetail /resumeEditor
/resumeTemp /resumeSucc /fastRecommend /fastDelivery
/login /agreement
/mailResponse/acceptOffer /mailResponse/declinedOffer /mailResponse/attachmentUpload /mailResponse/collectTable
/mailResponse/forwardResume /resumeUpdate
/resumeView /resumeImprove /interviewEvaluation /interviewResults /backgroundCheck /evaluationRecord
/supplierBackgroundCheck /pubPositionView /positionApproval /healthCheck /noData /message /acceptInterview
/abandonInterview /interviewTimeNotSuitable
/employPhilosophy /self/interviewer /self/candidate /talentInvitationUpdate
/feedback /linkInvalid /offerResponse
/complex/homepage /complex/position /complex/company /complex/personalCenter /complex/accountSettings
/complex/MyResume /complex/RecruitDetail /complex/resumeEditor /complex/resumeTemp /complex/resumeSucc
/complex/newsInfoPage /complex/fastDelivery`
  .trim()
  .split(/\s+/);

describe('the route tree', () => {
  it('has every route of the specification, and no other', () => {
    expect(readRoutes().sort()).toEqual([...specified].sort());
  });

  it('is walked whole by the flows that look at every page', () => {
    const walked = everyPage.flatMap(({ routes }) => routes.map((address) => address.split('?')[0]));
    expect(readRoutes().filter((path) => !walked.includes(path))).toEqual([]);
  });

  it('is walked by links that are open, or answered where the page shows the answer', () => {
    const opened = everyPage
      .flatMap(({ routes }) =>
        routes.map((address) => new URLSearchParams(address.split('?')[1]).get('token')),
      )
      .filter((token) => token !== null);
    const shown = magicLinks
      .filter(({ state }) => state === 'open' || state === 'done')
      .map(({ token }) => token);
    expect(opened.filter((token) => !shown.includes(token))).toEqual([]);
  });

  it('has the page of each step of the bench’s tours', () => {
    const shown = tours.flatMap(({ steps }) => steps.map(({ route }) => route.split('?')[0] ?? ''));
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((path) => !readRoutes().includes(path))).toEqual([]);
  });

  it('asks for a login where the table of main pages in the specification says so', () => {
    const document = readFileSync(new URL('../docs/product/specification.md', import.meta.url), 'utf8');
    const table = [...document.matchAll(/^\| `(\/\w+)` +\| (yes|no) /gm)];
    expect(table).toHaveLength(12);
    for (const [, path = '', login] of table)
      expect(`${path} ${asksForLogin(path) ? 'yes' : 'no'}`).toBe(`${path} ${login}`);
  });

  it('is what the README counts', () => {
    expect(readmeSays()).toBe(describeRoutes(readRoutes()));
  });
});
