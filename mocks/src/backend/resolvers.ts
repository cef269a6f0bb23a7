import { accountResolvers } from './account.ts';
import { captchaResolvers } from './captcha.ts';
import type { Resolvers } from './context.ts';
import { deliveryResolvers } from './delivery.ts';
import { logResolvers } from './logs.ts';
import { positionResolvers } from './positions.ts';
import { resumeResolvers } from './resume.ts';
import { siteResolvers } from './site.ts';

/** What answers each method. A method of the contract that is missing here does not type-check. */
export const resolvers: Resolvers = {
  ...siteResolvers,
  ...logResolvers,
  ...accountResolvers,
  ...captchaResolvers,
  ...positionResolvers,
  ...resumeResolvers,
  ...deliveryResolvers,
};
