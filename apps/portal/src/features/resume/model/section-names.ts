import type { ResumeSection } from '@careers/gateway/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the resume's sections; apart from the registry, so that a delivery can name them without loading it. */
export const sectionNames: Readonly<Record<ResumeSection, MessageDescriptor>> = {
  photo: msg`Photo`,
  basics: msg`Basic information`,
  intention: msg`Job preferences`,
  education: msg`Education history`,
  work: msg`Work experience`,
  projects: msg`Projects`,
  languages: msg`Languages`,
  certificates: msg`Certificates`,
  awards: msg`Awards`,
  family: msg`Family`,
  selfEvaluation: msg`Self-evaluation`,
  attachments: msg`Attachments`,
  video: msg`Video`,
};
