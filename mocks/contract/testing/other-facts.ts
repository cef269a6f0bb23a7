/** What of the other gateway can be switched off, one thing at a time. */
export const wrongs = [
  'any media type',
  'any signature',
  'any time',
  'any param',
  'any session',
  'any password',
  'any site',
  'other sites by the other group',
  'one language',
  'any file',
  'refuses repeats',
  'keeps sessions',
  'no website name',
  'param read with the payload',
] as const;
export type Wrong = (typeof wrongs)[number];

export const otherSecret = 'a-secret-by-another-hand';
export const otherAccounts = {
  candidate: { phone: '15900000001', password: 'Ander5sein' },
  newcomer: { phone: '15900000002', password: 'Neu3rMensch' },
};

/** What `--config` says about it. */
export const otherConfig = (url: string) => ({
  target: url,
  credentials: {
    appSubId: 'other',
    appToken: 'other-app-token',
    captchaAppToken: 'other-captcha-token',
    sysId: 'other-sys',
    secret: otherSecret,
  },
  sites: { external: 'werk-1', internal: 'werk-2' },
  accounts: otherAccounts,
});
