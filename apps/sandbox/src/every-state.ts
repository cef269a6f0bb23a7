import { magicLinks } from '@careers/mocks';
import { everyPage } from './every-page.ts';

/** A state of a page that an address of the sandbox opens. */
export interface PageState {
  readonly name: string;
  /** The query of the address, without what is the same for all states: language and clock. */
  readonly world: string;
  /** `FIRST` stands for the id of a position; absent if the world decides where to begin. */
  readonly route?: string;
}

/** An address in the form of a file name. */
const named = (address: string) => address.replace(/^\//, '').replace(/[^\w-]+/g, '-');

/** All pages, by who opens them and where. Pages by link are in every state of the link. */
const pages: readonly PageState[] = everyPage.flatMap(({ routes, ...opened }) => {
  const world = Object.entries(opened).map(([key, value]) => `${key}=${value}`);
  const persona = 'persona' in opened ? `-${opened.persona}` : '';
  return routes
    .filter((route) => !route.includes('token=') && !route.startsWith('/positionshare'))
    .map((route) => ({ name: `${named(route)}${persona}`, world: world.join('&'), route }));
});

/** All links of a world, so that each of their pages is there in each of its states. */
const links: readonly PageState[] = [
  ...magicLinks.map(({ token, page, kind }) => ({
    name: `link-${token}`,
    world: kind === 'talentUpdate' ? 'persona=candidate' : '',
    route: `${page}?token=${token}`,
  })),
  { name: 'link-invalid', world: '', route: '/mailResponse/acceptOffer?token=link-invalid' },
  { name: 'link-offer-decline', world: '', route: '/mailResponse/declinedOffer?token=offer-pending' },
  { name: 'link-offer-answered', world: '', route: '/offerResponse?token=offer-accepted' },
  { name: 'link-interview-give-up', world: '', route: '/abandonInterview?token=interview-invited' },
  { name: 'link-interview-propose', world: '', route: '/interviewTimeNotSuitable?token=interview-invited' },
];

/** Further states of pages. */
const states: readonly PageState[] = [
  { name: 'home-reordered', world: 'scenario=home-reordered' },
  { name: 'home-campus', world: 'scenario=site-campus' },
  { name: 'home-badly-configured', world: 'scenario=site-broken' },
  { name: 'home-failing', world: 'scenario=backend-down', route: '/homepage' },
  { name: 'home-logged-in', world: 'persona=candidate', route: '/homepage' },
  { name: 'positions-nothing-found', world: '', route: '/position?keyword=zzzz' },
  { name: 'positions-filtered', world: '', route: '/position?company=com-digital&workPlace=city-shanghai' },
  { name: 'positions-failing', world: 'scenario=error-451' },
  { name: 'position-closed', world: 'scenario=position-closed' },
  { name: 'position-delisted', world: 'scenario=position-delisted' },
  { name: 'feedback-entries', world: 'scenario=robot-and-feedback-on', route: '/feedback' },
  { name: 'login-directory', world: 'site=internal', route: '/login' },
  { name: 'internal-denied', world: 'scenario=internal-denied' },
  { name: 'personal-center-empty', world: 'persona=newcomer', route: '/personalCenter' },
  { name: 'messages-empty', world: 'persona=newcomer', route: '/message' },
  { name: 'collection-empty', world: 'persona=newcomer', route: '/personalCenter?tab=collection' },
  { name: 'account-settings-last-way', world: 'persona=newcomer', route: '/accountSettings' },
  { name: 'account-settings-directory', world: 'persona=employee&site=internal', route: '/accountSettings' },
  { name: 'company-unknown', world: 'site=complex', route: '/complex/company?comId=com-of-nobody' },
  { name: 'share-list', world: 'scenario=share-list' },
  { name: 'share-position', world: 'scenario=share-position' },
  { name: 'share-expired', world: '', route: '/positionshare?ticket=share-expired&positionSharedType=1' },
  { name: 'share-invalid', world: 'scenario=share-invalid' },
  { name: 'share-incomplete', world: '', route: '/positionshare' },
  { name: 'session-expired', world: 'scenario=session-expired' },
  { name: 'resume-editor-empty', world: 'persona=newcomer', route: '/resumeEditor' },
  { name: 'resume-improve-own', world: 'persona=newcomer', route: '/resumeImprove' },
  { name: 'evaluation-own', world: 'persona=interviewer', route: '/interviewEvaluation?id=evaluation-mine' },
  { name: 'not-found', world: '', route: '/no/such/page' },
];

/** All pages of the portal, and all states of a page that an address opens. */
export const everyState: readonly PageState[] = [...pages, ...links, ...states];
