/** The credentials of the mock's clients; they are public and protect nothing. */
export const credentials = {
  apiVersion: '1.0',
  appSubId: 'careers-portal',
  appToken: 'sandbox-token',
  sysId: 'careers',
  secret: 'sandbox-secret',
  captchaAppToken: 'captcha-token',
  rmApplyId: 'careers',
  files: {
    appId: 'careers-files',
    appToken: 'files-token',
    dataSourceCode: 'CAREERS',
    templateCode: 'RESUME',
  },
} as const;
