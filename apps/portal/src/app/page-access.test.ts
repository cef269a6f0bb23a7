import { afterAll, describe, expect, test } from 'vitest';
import { accessOfPath } from '../core/navigation/page-access.ts';
import type { Portal } from '../core/portal/portal.ts';
import type { PageAccess } from '../core/session/index.ts';
import { createPortalRouter } from './router.ts';

/** What each page requires, by section 2 of the specification and decision 5.14. */
const specified: Readonly<Record<PageAccess, readonly string[]>> = {
  site: [
    '/homepage',
    '/position',
    '/positionshare',
    '/RecruitDetail',
    '/resumeSucc',
    '/pubPositionView',
    '/feedback',
    '/complex/homepage',
    '/complex/position',
    '/complex/company',
    '/complex/RecruitDetail',
    '/complex/resumeSucc',
    '/complex/newsInfoPage',
  ],
  public: ['/login', '/agreement'],
  session: [
    '/personalCenter',
    '/accountSettings',
    '/MyResume',
    '/resumeEditor',
    '/resumeTemp',
    '/fastRecommend',
    '/fastDelivery',
    '/employPhilosophy',
    '/self/interviewer',
    '/self/candidate',
    '/talentInvitationUpdate',
    '/complex/personalCenter',
    '/complex/accountSettings',
    '/complex/MyResume',
    '/complex/resumeEditor',
    '/complex/resumeTemp',
    '/complex/fastDelivery',
  ],
  link: [
    '/mailResponse/acceptOffer',
    '/mailResponse/declinedOffer',
    '/mailResponse/attachmentUpload',
    '/mailResponse/collectTable',
    '/mailResponse/forwardResume',
    '/resumeUpdate',
    '/resumeView',
    '/resumeImprove',
    '/interviewEvaluation',
    '/interviewResults',
    '/backgroundCheck',
    '/evaluationRecord',
    '/supplierBackgroundCheck',
    '/positionApproval',
    '/healthCheck',
    '/noData',
    '/message',
    '/acceptInterview',
    '/abandonInterview',
    '/interviewTimeNotSuitable',
    '/linkInvalid',
    '/offerResponse',
  ],
};

// The router needs no portal to look up paths.
const router = createPortalRouter({} as Portal, document.body);
afterAll(() => router.history.destroy());

describe('the access that a page requires', () => {
  test.each(Object.entries(specified))('is as specified: %s', (access, paths) => {
    for (const path of paths) expect(`${path} ${accessOfPath(router, path)}`).toBe(`${path} ${access}`);
  });

  test('is specified for every route', () => {
    const pages = Object.values(router.routesByPath).filter(({ children }) => !children);
    const paths = pages.map(({ fullPath }) => fullPath).filter((path) => path !== '/');
    expect(paths.toSorted()).toEqual(Object.values(specified).flat().toSorted());
  });

  test('says what surrounds a page: pages by link have a frame of their own, all others the layout (decision 5.19)', () => {
    const pages = Object.values(router.routesByPath).filter(
      ({ children, path }) => !children && path !== '/',
    );
    const surrounded = pages.map(({ fullPath, parentRoute }) => `${fullPath} ${parentRoute.id}`);
    const due = Object.entries(specified).flatMap(([access, paths]) =>
      paths.map((path) => `${path} ${access === 'link' ? '/link' : '/main'}`),
    );
    expect(surrounded.toSorted()).toEqual(due.toSorted());
  });

  test.each([
    ['/mailResponse/forwardResume/', 'link'],
    ['/MAILRESPONSE/acceptoffer', 'link'],
    ['/PersonalCenter', 'session'],
    ['/personalCenter/nothing', undefined],
    ['/mailResponse', undefined],
    ['/complex/nowhere', undefined],
    ['/__proto__', undefined],
  ])('is found for an address as the router matches it: %s requires %s', (path, access) => {
    expect(accessOfPath(router, path)).toBe(access);
  });
});
