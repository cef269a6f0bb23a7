import type { ResumeContent } from '@careers/gateway/contract';

/** The sections of a resume that somebody has begun: some are there, one lacks what is required, the rest nobody has written. */
export function halfOf({
  basics,
  education,
  work,
  languages,
}: ResumeContent): Pick<ResumeContent, 'basics' | 'education' | 'work' | 'languages'> {
  return {
    basics: { ...basics, city: '' },
    education: education.slice(0, 1).map((entry) => ({ ...entry, major: '', end: '' })),
    work: work.slice(0, 1).map((entry) => ({ ...entry, description: '' })),
    languages: languages.slice(0, 1),
  };
}
