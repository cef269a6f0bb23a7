import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';

/** What any section holds. */
export type SectionValue = ResumeContent[ResumeSection];
