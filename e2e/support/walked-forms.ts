/**
 * Every walk of presses.spec.ts, by where it walks, with the files of apps/portal/src whose forms it presses: those that
 * call `useForm`. One that has no walk fails a test (tools/walked-forms.test.ts), and a line here that has none does not
 * compile. The walks without a file are through what is filled in otherwise.
 */
export const walkedForms = {
  'on the page to log in': ['features/account/use-account-forms.ts'],
  'on the page to register': ['features/account/use-account-forms.ts'],
  'in the header’s popover to log in': ['features/account/use-account-forms.ts'],
  'in the header’s popover to register': ['features/account/use-account-forms.ts'],
  'in the drawer of a forgotten password': [
    'features/account/reset-drawer.tsx',
    'features/account/use-recovery.ts',
  ],
  'in the directory’s login': ['features/account/directory-login-form.tsx'],
  'in each dialog of the account settings of somebody with a password, a phone and an e-mail': [
    'features/settings/bind-dialog.tsx',
    'features/settings/modify-password-form.tsx',
    'features/settings/owner-form.tsx',
    'features/settings/use-new-password.ts',
    'features/settings/use-own-code.ts',
  ],
  'in each dialog of the account settings of somebody with a phone alone': [
    'features/settings/bind-dialog.tsx',
    'features/settings/owner-form.tsx',
    'features/settings/use-new-password.ts',
    'features/settings/use-own-code.ts',
  ],
  'in the feedback': ['features/feedback/feedback-page.tsx'],
  'where somebody is recommended': ['features/referral/recommend-form.tsx'],
  'where an offer is declined': ['features/link-page/reason-form.tsx'],
  'where an interview is declined': ['features/link-page/reason-form.tsx'],
  'where other times are proposed for an interview': ['features/interview/propose-form.tsx'],
  'where a resume is judged that was forwarded': ['features/forward/forward-form.tsx'],
  'where an interview is evaluated by a link': ['features/evaluation/evaluation-form.tsx'],
  'where an interview is evaluated after a login': ['features/evaluation/evaluation-form.tsx'],
  'where a position is approved': ['features/approval/approval-form.tsx'],
  'where a supplier tells what a check has found': ['features/checks/findings-form.tsx'],
  'where a check is authorised, and before it where a link asks for a code': [
    'features/link-page/link-locked.tsx',
    'features/checks/authorisation-form.tsx',
  ],
  'in the medical report, and before it where a link asks for a code': [
    'features/link-page/link-locked.tsx',
    'features/checks/medical/medical-form.tsx',
  ],
  'in the information form': ['features/information-form/collect-form.tsx'],
  'in the attachments of an offer': ['features/offer/attachments-form.tsx'],
  'in the invitation to the talent pool': ['features/talent/talent-form.tsx'],
  'where a resume is brought up to date by a link': ['features/resume/improve/improve-form.tsx'],
  'where a resume is improved by a link': ['features/resume/improve/improve-form.tsx'],
  'where a resume begins': [],
  'in each section of a resume whose entries have a time': [],
  'where an old resume is imported': [],
  'in the quick delivery': [],
  'where an interviewer offers a time': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WalkedPlace = keyof typeof walkedForms;
