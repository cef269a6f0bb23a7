import type { Page } from '@playwright/test';

/**
 * Every page of the portal: an address that shows it, who opens it, and on which site. `FIRST` stands for the id of the
 * first position in the list. A page that is missing here fails a test (tools/routes.test.ts).
 */
export const everyPage = [
  {
    site: 'external',
    routes: [
      '/homepage',
      '/position',
      '/RecruitDetail?id=FIRST',
      '/RecruitDetail?id=nope',
      '/pubPositionView?id=FIRST',
      '/positionshare',
      '/positionshare?ticket=share-position&positionSharedType=2',
      '/login',
      '/agreement?kind=privacy',
      '/feedback',
      '/mailResponse/acceptOffer?token=offer-pending',
      '/mailResponse/declinedOffer?token=offer-pending',
      '/mailResponse/attachmentUpload?token=attachments-open',
      '/mailResponse/collectTable?token=information-form',
      '/mailResponse/forwardResume?token=forward-resume',
      '/offerResponse?token=offer-accepted',
      '/resumeUpdate?token=resume-update',
      '/resumeView?token=resume-open',
      '/resumeImprove?token=resume-improve',
      '/interviewEvaluation?token=evaluation-open',
      '/interviewResults?token=results-open',
      '/evaluationRecord?token=record-open',
      '/acceptInterview?token=interview-invited',
      '/abandonInterview?token=interview-invited',
      '/interviewTimeNotSuitable?token=interview-invited',
      '/backgroundCheck?token=background-check',
      '/supplierBackgroundCheck?token=supplier-check',
      '/positionApproval?token=position-approval',
      '/healthCheck?token=medical-report',
      '/message?token=message-open',
      '/noData',
      '/linkInvalid',
    ],
  },
  {
    site: 'external',
    persona: 'candidate',
    routes: [
      '/personalCenter',
      '/personalCenter?tab=collection',
      '/accountSettings',
      '/fastDelivery?id=FIRST',
      '/employPhilosophy?positionId=FIRST',
      '/MyResume',
      '/fastRecommend?id=FIRST',
      '/resumeTemp',
      '/resumeSucc',
      '/resumeEditor',
      '/resumeView',
      '/resumeImprove',
      '/self/candidate?id=interview-slots',
      '/talentInvitationUpdate?token=talent-invitation',
      '/message',
    ],
  },
  { site: 'external', persona: 'interviewer', routes: ['/self/interviewer'] },
  {
    site: 'complex',
    routes: [
      '/complex/company',
      '/complex/company?comId=com-water',
      '/complex/homepage?comId=com-energy',
      '/complex/position?comId=com-energy',
      '/complex/newsInfoPage?comId=com-retail',
      '/complex/newsInfoPage?comId=com-pharma&id=news-pharma-inhaler',
      '/complex/RecruitDetail?comId=com-energy&id=FIRST',
    ],
  },
  {
    site: 'complex',
    persona: 'candidate',
    routes: [
      '/complex/personalCenter?comId=com-energy',
      '/complex/accountSettings?comId=com-energy',
      '/complex/fastDelivery?comId=com-energy&id=FIRST',
      '/complex/MyResume?comId=com-energy',
      '/complex/resumeTemp?comId=com-energy',
      '/complex/resumeSucc?comId=com-energy',
      '/complex/resumeEditor?comId=com-energy',
    ],
  },
] as const;

/** The id of the first position in the list on a page. */
export async function firstPosition(page: Page): Promise<string> {
  const address = await page.locator('article a[href*="id="]').first().getAttribute('href');
  const id = new URLSearchParams(address?.split('#').at(-1)?.split('?')[1]).get('id');
  if (!id) throw new Error('no position is listed');
  return id;
}
