import type { RouteComponent } from '@tanstack/react-router';
import type { CatalogueName } from '../core/language/catalogue-files.ts';
import type { Arrival } from '../core/navigation/arrival.ts';
import type { PageAccess } from '../core/session/index.ts';
import { lazyPage } from './lazy-page.ts';

/** One page of the portal (specification, section 2). */
export interface PageRoute {
  readonly path: `/${string}`;
  /** Required of whoever opens it; `site` by default. */
  readonly access?: PageAccess;
  /** Whether it has a twin in the group's portal, below `/complex`. */
  readonly twin?: boolean;
  /** The catalogues of its words, beside the shell's. */
  readonly words?: readonly CatalogueName[];
  readonly component: RouteComponent;
  /** Loads what is needed before it is rendered. */
  readonly enter?: (arrival: Arrival) => Promise<void>;
}

const offer = lazyPage(() => import('../features/offer/offer-page.tsx'), 'OfferPage');
const positionDetail = () => import('../features/positions/position-detail-page.tsx');
const positionShare = () => import('../shared-page/position-share-page.tsx');

/** Every page. Its route, its guard and its twin follow from its entry here. */
export const pages: readonly PageRoute[] = [
  {
    path: '/homepage',
    twin: true,
    words: ['home'],
    component: lazyPage(() => import('../features/home/index.ts'), 'HomePage'),
  },
  {
    path: '/position',
    twin: true,
    words: ['home', 'positions'],
    component: lazyPage(() => import('../features/positions/position-list-page.tsx'), 'PositionListPage'),
  },
  {
    path: '/RecruitDetail',
    twin: true,
    words: ['home', 'positions'],
    component: lazyPage(positionDetail, 'PositionDetailPage'),
    enter: (arrival) => positionDetail().then((page) => page.enterPosition(arrival)),
  },
  {
    path: '/positionshare',
    words: ['home', 'positions', 'share'],
    component: lazyPage(positionShare, 'PositionSharePage'),
    enter: async ({ portal, query, preload }) => {
      if (!preload) await positionShare().then((page) => page.enterShare(portal, query));
    },
  },
  {
    path: '/pubPositionView',
    words: ['home', 'positions'],
    component: lazyPage(() => import('../features/positions/public-position-page.tsx'), 'PublicPositionPage'),
  },
  {
    path: '/employPhilosophy',
    access: 'session',
    words: ['positions'],
    component: lazyPage(
      () => import('../features/positions/employ-philosophy-page.tsx'),
      'EmployPhilosophyPage',
    ),
  },
  {
    path: '/complex/company',
    words: ['home', 'company'],
    component: lazyPage(() => import('../features/company/company-route-page.tsx'), 'CompanyRoutePage'),
  },
  {
    path: '/complex/newsInfoPage',
    words: ['company'],
    component: lazyPage(() => import('../features/company/news-info-page.tsx'), 'NewsInfoPage'),
  },
  {
    path: '/login',
    access: 'public',
    words: ['account', 'code'],
    component: lazyPage(() => import('../features/account/login-page.tsx'), 'LoginPage'),
  },
  {
    path: '/agreement',
    access: 'public',
    words: ['agreement'],
    component: lazyPage(() => import('../features/account/agreement-page.tsx'), 'AgreementPage'),
  },
  {
    path: '/personalCenter',
    access: 'session',
    twin: true,
    words: ['positions', 'delivery'],
    component: lazyPage(() => import('../features/delivery/personal-center-page.tsx'), 'PersonalCenterPage'),
  },
  {
    path: '/accountSettings',
    access: 'session',
    twin: true,
    words: ['settings', 'account', 'code'],
    component: lazyPage(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: '/fastDelivery',
    access: 'session',
    twin: true,
    words: ['delivery', 'forms', 'files', 'resume'],
    component: lazyPage(() => import('../features/delivery/fast-delivery-page.tsx'), 'FastDeliveryPage'),
  },
  {
    path: '/feedback',
    words: ['feedback', 'forms', 'files'],
    component: lazyPage(() => import('../features/feedback/feedback-page.tsx'), 'FeedbackPage'),
  },
  {
    path: '/MyResume',
    access: 'session',
    twin: true,
    words: ['delivery'],
    component: lazyPage(() => import('../features/delivery/my-applications-page.tsx'), 'MyApplicationsPage'),
  },
  {
    path: '/fastRecommend',
    access: 'session',
    words: ['account', 'delivery', 'forms', 'files', 'referral'],
    component: lazyPage(() => import('../features/referral/fast-recommend-page.tsx'), 'FastRecommendPage'),
  },
  {
    path: '/resumeTemp',
    access: 'session',
    twin: true,
    words: ['resume', 'resume-view'],
    component: lazyPage(() => import('../features/resume/templates/resume-temp-page.tsx'), 'ResumeTempPage'),
  },
  {
    path: '/resumeSucc',
    twin: true,
    words: ['resume-view'],
    component: lazyPage(() => import('../features/resume/view/resume-succ-page.tsx'), 'ResumeSuccPage'),
  },
  {
    path: '/resumeEditor',
    access: 'session',
    twin: true,
    words: ['forms', 'files', 'resume', 'resume-editor', 'resume-fields'],
    component: lazyPage(() => import('../features/resume/editor/resume-editor-page.tsx'), 'ResumeEditorPage'),
  },
  {
    path: '/self/interviewer',
    access: 'session',
    words: ['link-page', 'interview-slots'],
    component: lazyPage(
      () => import('../features/interview/slots/interviewer-page.tsx'),
      'SelfInterviewerPage',
    ),
  },
  {
    path: '/self/candidate',
    access: 'session',
    words: ['link-page', 'interview', 'interview-slots'],
    component: lazyPage(() => import('../features/interview/slots/candidate-page.tsx'), 'SelfCandidatePage'),
  },
  {
    path: '/talentInvitationUpdate',
    access: 'session',
    words: ['forms', 'link-page', 'resume', 'resume-view', 'talent'],
    component: lazyPage(
      () => import('../features/talent/talent-invitation-page.tsx'),
      'TalentInvitationPage',
    ),
  },
  {
    path: '/mailResponse/acceptOffer',
    access: 'link',
    words: ['link-page', 'offer'],
    component: offer,
  },
  {
    path: '/mailResponse/declinedOffer',
    access: 'link',
    words: ['forms', 'link-page', 'offer'],
    component: lazyPage(() => import('../features/offer/decline-page.tsx'), 'DeclinePage'),
  },
  {
    path: '/mailResponse/attachmentUpload',
    access: 'link',
    words: ['forms', 'files', 'link-page', 'offer'],
    component: lazyPage(() => import('../features/offer/attachments-page.tsx'), 'AttachmentsPage'),
  },
  {
    path: '/mailResponse/collectTable',
    access: 'link',
    words: ['forms', 'files', 'link-page', 'information-form'],
    component: lazyPage(
      () => import('../features/information-form/collect-table-page.tsx'),
      'CollectTablePage',
    ),
  },
  {
    path: '/mailResponse/forwardResume',
    access: 'link',
    words: ['forms', 'link-page', 'resume', 'resume-view', 'forward'],
    component: lazyPage(() => import('../features/forward/forward-resume-page.tsx'), 'ForwardResumePage'),
  },
  {
    path: '/offerResponse',
    access: 'link',
    words: ['link-page', 'offer'],
    component: offer,
  },
  {
    path: '/resumeUpdate',
    access: 'link',
    words: ['forms', 'resume', 'resume-fields', 'resume-improve', 'link-page'],
    component: lazyPage(
      () => import('../features/resume/improve/resume-update-page.tsx'),
      'ResumeUpdatePage',
    ),
  },
  {
    path: '/resumeView',
    access: 'link',
    words: ['resume', 'resume-view', 'link-page'],
    component: lazyPage(() => import('../features/resume/view/resume-view-page.tsx'), 'ResumeViewPage'),
  },
  {
    path: '/resumeImprove',
    access: 'link',
    words: ['forms', 'resume', 'resume-fields', 'resume-improve', 'link-page'],
    component: lazyPage(
      () => import('../features/resume/improve/resume-improve-page.tsx'),
      'ResumeImprovePage',
    ),
  },
  {
    path: '/interviewEvaluation',
    access: 'link',
    words: ['forms', 'link-page', 'resume', 'resume-view', 'evaluation'],
    component: lazyPage(
      () => import('../features/evaluation/interview-evaluation-page.tsx'),
      'InterviewEvaluationPage',
    ),
  },
  {
    path: '/interviewResults',
    access: 'link',
    words: ['link-page', 'evaluation'],
    component: lazyPage(
      () => import('../features/evaluation/interview-results-page.tsx'),
      'InterviewResultsPage',
    ),
  },
  {
    path: '/evaluationRecord',
    access: 'link',
    words: ['link-page', 'evaluation'],
    component: lazyPage(
      () => import('../features/evaluation/evaluation-record-page.tsx'),
      'EvaluationRecordPage',
    ),
  },
  {
    path: '/acceptInterview',
    access: 'link',
    words: ['link-page', 'interview'],
    component: lazyPage(() => import('../features/interview/accept-page.tsx'), 'AcceptInterviewPage'),
  },
  {
    path: '/abandonInterview',
    access: 'link',
    words: ['forms', 'link-page', 'interview'],
    component: lazyPage(() => import('../features/interview/abandon-page.tsx'), 'AbandonInterviewPage'),
  },
  {
    path: '/interviewTimeNotSuitable',
    access: 'link',
    words: ['forms', 'link-page', 'interview'],
    component: lazyPage(
      () => import('../features/interview/not-suitable-page.tsx'),
      'InterviewTimeNotSuitablePage',
    ),
  },
  {
    path: '/backgroundCheck',
    access: 'link',
    words: ['forms', 'link-page', 'checks'],
    component: lazyPage(() => import('../features/checks/background-check-page.tsx'), 'BackgroundCheckPage'),
  },
  {
    path: '/supplierBackgroundCheck',
    access: 'link',
    words: ['forms', 'link-page', 'checks'],
    component: lazyPage(() => import('../features/checks/supplier-check-page.tsx'), 'SupplierCheckPage'),
  },
  {
    path: '/positionApproval',
    access: 'link',
    words: ['forms', 'link-page', 'approval'],
    component: lazyPage(
      () => import('../features/approval/position-approval-page.tsx'),
      'PositionApprovalPage',
    ),
  },
  {
    path: '/healthCheck',
    access: 'link',
    words: ['forms', 'link-page', 'medical'],
    component: lazyPage(() => import('../features/checks/medical/health-check-page.tsx'), 'HealthCheckPage'),
  },
  {
    path: '/message',
    access: 'link',
    words: ['link-page', 'message'],
    component: lazyPage(() => import('../features/message/message-page.tsx'), 'MessagePage'),
  },
  {
    path: '/noData',
    access: 'link',
    words: ['link-page'],
    component: lazyPage(() => import('../features/link-page/no-data-page.tsx'), 'NoDataPage'),
  },
  {
    path: '/linkInvalid',
    access: 'link',
    words: ['link-page'],
    component: lazyPage(() => import('../features/link-page/link-invalid-page.tsx'), 'LinkInvalidPage'),
  },
];
