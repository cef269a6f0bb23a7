import { OFFER_REASON_MAX } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { countedMessage } from '../../forms/counted-text.tsx';
import { filesMessage } from '../../forms/file-words.ts';
import type { FieldErrors } from '../../forms/form/index.ts';
import type { ApplicantValues } from './applicant-values.ts';

/** The message under each field: of a rule's code, worded for somebody else, or the server's own words. */
export function useApplicantMessages({
  applicantName,
  phoneNumber,
  email,
  resume,
  recommendReason,
  consent,
}: FieldErrors<ApplicantValues>) {
  const { t, i18n } = useLingui();
  const words: Readonly<Record<string, string>> = {
    nameRequired: t`Please enter the candidate’s name`,
    phoneRequired: t`Please enter the candidate’s phone number`,
    phoneInvalid: t`Please enter the correct phone number!`,
    emailRequired: t`Please enter the candidate’s email`,
    emailInvalid: t`Please enter a valid email`,
    consentRequired: t`Please confirm that the owner of the resume has authorized this`,
  };
  const say = (error: { readonly message?: string | undefined } | undefined) =>
    error?.message && (words[error.message] ?? error.message);
  return {
    consent: say(consent),
    applicantName: say(applicantName),
    phoneNumber: say(phoneNumber),
    email: say(email),
    resume: filesMessage(resume, i18n),
    recommendReason: countedMessage(recommendReason, { max: OFFER_REASON_MAX }, i18n),
  };
}
