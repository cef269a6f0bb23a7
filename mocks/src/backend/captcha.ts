import type { Resolvers } from './context.ts';

export const captchaResolvers = {
  captchaGet: (param, context) => context.captcha().get(param),
  captchaCheck: (param, context) => context.captcha().check(param),
} satisfies Partial<Resolvers>;
