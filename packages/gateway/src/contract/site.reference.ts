import { type ReferenceOf, recipe } from './reference-types.ts';
import * as site from './site.ts';

const { getSysConfigInfo, loadWebsiteStyle, queryContactInfoConfig, queryRobotConfig } = site;

export const siteReference: ReferenceOf<typeof site> = {
  getSysConfigInfo: {
    summary: 'Which languages the site offers beside Simplified Chinese; 1 enables.',
    example: { param: {}, data: { zhHkStart: 1, enWwStart: 1 } },
    success: recipe((probe) => probe.call(getSysConfigInfo, {})),
    reasons: {},
  },

  loadWebsiteStyle: {
    summary: 'The configuration of one website: base information, homepage and menu columns.',
    example: {
      param: { id: 'site-external' },
      data: {
        websiteBaseInfo: {
          id: 'site-external',
          websiteName: 'Example Group Careers',
          websiteDescr: 'Example Group',
          tabLogoUrl: 'https://files.example/tab.svg',
          homepageCategory: '1',
          defaultLanguage: 'zh-cn',
          companyDeptSeqFlag: '0',
          jobDutyLabel: 'Responsibilities',
          jobRqmtLabel: 'Requirements',
        },
        websiteHomepage: {
          logoAddress: 'https://files.example/logo.svg',
          pcBannerList: [{ src: 'https://files.example/banner.jpg', title: 'Welcome', text: '' }],
          positionSharedBannerAddress: 'https://files.example/shared.jpg',
          blocks: [{ kind: 'banner', visible: true }],
          footer: {
            legalNotices: 'https://careers.example/legal',
            copyright: '© Example Group',
            recordNumber: 'ICP 0000000',
            technicalSupport: 'Example IT',
            contactNumber: '400 000 0000',
            contactEmail: 'careers@example.com',
          },
          theme: { brandColor: '#0b6e63', scene: 'energy' },
        },
        websiteColumns: [
          {
            id: 'column-1',
            columnType: 1,
            columnView: 'Positions',
            columnLink: '',
            displayStyle: '',
            fkWebsiteConfigId: 'site-external',
            recruitTypeCode: 'A01',
          },
        ],
      },
    },
    success: recipe((probe) => probe.call(loadWebsiteStyle, { id: probe.site })),
    reasons: {
      companyUnknown: recipe((probe) =>
        probe.call(loadWebsiteStyle, { id: probe.site, comId: 'com-of-nobody' }),
      ),
    },
  },

  queryRobotConfig: {
    summary: 'The recruiter-assistant link; it is shown when status is 1.',
    example: {
      param: { id: 'site-external' },
      data: { status: 1, robotName: 'Assistant', robotUrl: 'https://assistant.example/chat' },
    },
    success: recipe((probe) => probe.call(queryRobotConfig, { id: probe.site })),
    reasons: {},
  },

  queryContactInfoConfig: {
    summary: 'The contact and feedback entry; it is shown when status is 1.',
    example: {
      param: { id: 'site-external' },
      data: {
        status: 1,
        title: 'Contact us',
        contact: '400 000 0000',
        explanation: 'Weekdays 9:00 to 18:00',
      },
    },
    success: recipe((probe) => probe.call(queryContactInfoConfig, { id: probe.site })),
    reasons: {},
  },
};
