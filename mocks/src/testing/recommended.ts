import type { ParamOf, recommendCandidate } from '@careers/gateway/contract';

type Recommendation = ParamOf<typeof recommendCandidate>;

/** The param of a recommendation of Han Meimei, whose resume was uploaded. */
export function recommended(uploadResume: string, others: Partial<Recommendation> = {}): Recommendation {
  return {
    applicantName: 'Han Meimei',
    gender: '',
    phoneNationCode: '+86',
    phoneNumber: '13911112222',
    email: 'han@mail.example',
    uploadResume,
    recommendReason: '',
    consent: true,
    idempotencyKey: 'recommend-submit-1',
    ...others,
  };
}
