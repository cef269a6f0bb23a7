import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  type ApplicantValues,
  contactsOf,
  emptyApplicant,
  keptApplicant,
  recommendationParam,
} from './applicant-values.ts';

const values: ApplicantValues = {
  applicantName: ' Lin Wei ',
  gender: '',
  phoneNationCode: '+852',
  phoneNumber: '5123 4567',
  email: ' lin@example.com ',
  resume: [
    { fileId: 'f1', fileName: 'resume.pdf', size: 3 },
    { fileId: 'f2', fileName: 'later.pdf', size: 3 },
  ],
  recommendReason: ' Worked with me. ',
  consent: true,
};

test('a draft keeps everything but the consent, which has to be given each time', () => {
  expect(v.parse(keptApplicant, values)).toEqual({ ...values, consent: false });
});

test('the recruiters recognise somebody by phone and e-mail without spaces', () => {
  expect(contactsOf(values)).toEqual({
    phoneNationCode: '+852',
    phoneNumber: '51234567',
    email: 'lin@example.com',
  });
});

test('a recommendation is sent with plain texts, the contacts and the first file', () => {
  expect(recommendationParam(values, 'pos-1')).toEqual({
    applicantName: 'Lin Wei',
    gender: '',
    phoneNationCode: '+852',
    phoneNumber: '51234567',
    email: 'lin@example.com',
    uploadResume: 'f1',
    recommendReason: 'Worked with me.',
    positionId: 'pos-1',
    consent: true,
  });
});

test('a recommendation of nobody in particular, for no position, is sent as empty as the form begins', () => {
  expect(recommendationParam(emptyApplicant, undefined)).toStrictEqual({
    applicantName: '',
    gender: '',
    phoneNationCode: '+86',
    phoneNumber: '',
    email: '',
    uploadResume: '',
    recommendReason: '',
    consent: false,
  });
});
