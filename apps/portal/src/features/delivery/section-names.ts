import type { ResumeSection } from '@careers/gateway/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The resume's sections by name. */
export const sectionNames: Readonly<Record<ResumeSection, MessageDescriptor>> = {
  basics: msg`Basic information`,
  intention: msg`Job intention`,
  education: msg`Education history`,
  work: msg`Work experience`,
  selfEvaluation: msg`Self-evaluation`,
};
