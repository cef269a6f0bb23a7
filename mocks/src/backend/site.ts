import { companyLooks } from '../data/company-looks.ts';
import type { Company } from '../data/types.ts';
import { drawMark } from '../pictures/mark.ts';
import { configurationOf } from '../sites/configuration.ts';
import { websiteStyle } from '../sites/website-style.ts';
import { siteOfWorld, type WebsiteSite, WebsiteUnknown } from '../sites/websites.ts';
import { companySiteOf } from './company-rules.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { openSite } from './open-site.ts';

/** The name of the call's site, in the language of the call. */
export function siteName(site: WebsiteSite, context: CallContext): string {
  return configurationOf(context, site).base.websiteName[context.locale];
}

export const siteResolvers = {
  getSysConfigInfo: (_param, context) => configurationOf(context, calledSite(context)).languages,

  loadWebsiteStyle: ({ id, comId }, context) => {
    const site = comId ? companySiteOf(comId) : context.site(id);
    return websiteStyle(site, configurationOf(context, site), context.locale);
  },

  queryRobotConfig: ({ id }, context) => {
    const site = openSite(context, id);
    const { status, robotName, robotUrl } = configurationOf(context, site).robot;
    return { status, robotName: robotName[context.locale], robotUrl };
  },

  queryContactInfoConfig: ({ id }, context) => {
    const site = openSite(context, id);
    const { status, title, contact, explanation } = configurationOf(context, site).contact;
    return {
      status,
      title: title[context.locale],
      contact: contact[context.locale],
      explanation: explanation[context.locale],
    };
  },
} satisfies Partial<Resolvers>;

/** The site that a call names; a call that needs none is answered for the world's own site. */
function calledSite(context: CallContext): WebsiteSite {
  try {
    return context.site();
  } catch (error) {
    if (error instanceof BusinessError || error instanceof WebsiteUnknown) return siteOfWorld(context.config);
    throw error;
  }
}

/** By what a company is recognised wherever it is named: its logo and its scene. */
export function companyLook({ id }: Company): { logo: string; scene: string; brandColor: string } {
  const { scene, brandColor } = companyLooks[id];
  return { logo: drawMark(scene, brandColor), scene, brandColor };
}
