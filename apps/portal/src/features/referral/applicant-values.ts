import { genders, type ParamOf, type recommendCandidate } from '@careers/gateway/contract';
import {
  DEFAULT_PHONE_NATION_CODE,
  normalizeEmail,
  normalizePhone,
  phoneNationCodes,
} from '@careers/validation';
import * as v from 'valibot';
import { fileRefs } from '../../forms/file-refs.ts';

/** The values of a recommendation's form (section 3, Forms). Drafts do not keep the consent, which has to be given each time. */
const applicantValues = v.object({
  applicantName: v.string(),
  gender: v.picklist(genders),
  phoneNationCode: v.picklist(phoneNationCodes),
  phoneNumber: v.string(),
  email: v.string(),
  resume: fileRefs,
  recommendReason: v.string(),
  consent: v.boolean(),
});
export type ApplicantValues = v.InferOutput<typeof applicantValues>;

/** The values of a draft: without the consent. */
export const keptApplicant = v.pipe(
  applicantValues,
  v.transform((values) => ({ ...values, consent: false })),
);

export const emptyApplicant: ApplicantValues = {
  applicantName: '',
  gender: '',
  phoneNationCode: DEFAULT_PHONE_NATION_CODE,
  phoneNumber: '',
  email: '',
  resume: [],
  recommendReason: '',
  consent: false,
};

/** The contacts by which the recruiters recognise somebody. */
export function contactsOf({ phoneNationCode, phoneNumber, email }: ApplicantValues) {
  return { phoneNationCode, phoneNumber: normalizePhone(phoneNumber), email: normalizeEmail(email) };
}

/** The param of the submit. */
export function recommendationParam(
  values: ApplicantValues,
  positionId: string | undefined,
): Omit<ParamOf<typeof recommendCandidate>, 'idempotencyKey'> {
  const { applicantName, gender, resume, recommendReason, consent } = values;
  return {
    applicantName: applicantName.trim(),
    gender,
    ...contactsOf(values),
    uploadResume: resume[0]?.fileId ?? '',
    recommendReason: recommendReason.trim(),
    ...(positionId === undefined ? {} : { positionId }),
    consent,
  };
}
