import { isoDay } from '../core/clock.ts';
import type { SampleCandidate } from '../process/host.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { careerOf } from './people.ts';
import { sampleContent } from './sample-resume.ts';

/** Facts about the candidate of a world that began at a time, as their sample resume has them. */
export function sampleCandidate({ lang, seed }: WorldConfig, startedAt: number): SampleCandidate {
  const { id } = magicAccounts.candidate;
  const year = Number(isoDay(startedAt).slice(0, 4));
  const { basics, work } = sampleContent({ id, name: '', consents: [] }, lang, seed, year);
  return {
    category: careerOf(seed, id).category,
    birthday: basics.birthday,
    gender: basics.gender,
    city: basics.city,
    formerEmployer: work.at(-1)?.company ?? '',
  };
}
