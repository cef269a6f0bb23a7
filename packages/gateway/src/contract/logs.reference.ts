import * as logs from './logs.ts';
import { type ReferenceOf, recipe } from './reference-types.ts';

const { addLog, addPageMetaLog, getEncryptedString } = logs;

const access = {
  regionCode: 'default',
  homepageId: 'site-external',
  businessKey: '',
  indexCode: 'homepage_access',
  username: '',
  source: '1',
};
const page = {
  ...access,
  indexCode: 'website_homepage',
  metaName: 'Position list',
  pageCode: 'position',
};

export const logsReference: ReferenceOf<typeof logs> = {
  addLog: {
    summary: 'Notes an access, or a login with its type as business key.',
    example: { param: access, data: {} },
    success: recipe((probe) => probe.call(addLog, access)),
    reasons: {},
    also: {
      'takes a log without an index code for one of an access': recipe((probe) => {
        const { indexCode: _, ...others } = access;
        return probe.call(addLog, others);
      }),
    },
  },

  addPageMetaLog: {
    summary: 'Notes that a page was looked at.',
    example: { param: page, data: {} },
    success: recipe((probe) => probe.call(addPageMetaLog, page)),
    reasons: {},
    also: {
      'takes a log without an index code for one of a page of the website': recipe((probe) => {
        const { indexCode: _, ...others } = page;
        return probe.call(addPageMetaLog, others);
      }),
      'takes index code common, of pages that are none of the website': recipe((probe) =>
        probe.call(addPageMetaLog, { ...page, indexCode: logs.indexCodes.common, pageCode: '/login' }),
      ),
    },
  },

  getEncryptedString: {
    summary: 'Key and iv, 16 characters each, for what a device keeps encrypted.',
    example: { param: {}, data: { key: '0123456789abcdef', iv: 'fedcba9876543210' } },
    success: recipe((probe) => probe.call(getEncryptedString, {})),
    reasons: {},
  },
};
