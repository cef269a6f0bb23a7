import type { ResumeContent } from '@careers/gateway/contract';

/** A resume that somebody has begun: some sections are filled in, one lacks required fields, the others are empty. */
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
