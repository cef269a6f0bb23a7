import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { nothing } from './shapes.ts';

/**
 * The index codes that the specification names (section 7, URI calls): an access, a login, a page of the website, and
 * what is none of them. A gateway takes any other code too.
 */
export const indexCodes = {
  access: 'homepage_access',
  login: 'homepage_login',
  page: 'website_homepage',
  common: 'common',
} as const;

const accessLog = {
  regionCode: v.string(),
  homepageId: v.optional(v.string(), ''),
  businessKey: v.optional(v.string(), ''),
  indexCode: v.optional(v.string(), indexCodes.access),
  username: v.optional(v.string(), ''),
  source: v.string(),
};

/** Access and login log (section 7, URI calls); without an index code, of an access. */
export const addLog = defineMethod({
  channel: 'base',
  name: '/rm/sys/api/addLog',
  groups: ['crc.HRMS.crhr.base'],
  param: v.object(accessLog),
  data: nothing,
});

/** Page log: the access log plus the page's name and code; without an index code, of a page of the website. */
export const addPageMetaLog = defineMethod({
  channel: 'base',
  name: '/rm/sys/api/addPageMetaLog',
  groups: ['crc.HRMS.crhr.base'],
  param: v.object({
    ...accessLog,
    indexCode: v.optional(v.string(), indexCodes.page),
    metaName: v.string(),
    pageCode: v.string(),
  }),
  data: nothing,
});

const sixteen = v.pipe(v.string(), v.regex(/^[\s\S]{16}$/u));

/** Key and iv (16 characters each) of what the device keeps encrypted; a plain GET on the admin address. */
export const getEncryptedString = defineMethod({
  channel: 'admin',
  name: '/sys/common/getEncryptedString',
  groups: ['admin'],
  param: nothing,
  data: v.object({ key: sixteen, iv: sixteen }),
});
