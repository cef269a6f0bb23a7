import type { ResumeContent } from '@careers/gateway/contract';
import { fold } from '../structure/fold.ts';
import type { Proposal, ProposedEntries, ReadSection } from './proposals.ts';

type ListSection = Exclude<ReadSection, 'basics' | 'selfEvaluation'>;
type Entry<Section extends ListSection> = ResumeContent[Section][number];

/** The field by which an entry is recognised. */
const knownBy = {
  education: 'school',
  work: 'company',
  projects: 'name',
  languages: 'language',
  certificates: 'name',
  awards: 'name',
} as const satisfies Record<ListSection, string>;

export interface Matched<Section extends ListSection> {
  readonly proposal: ReadonlyMap<string, Proposal>;
  /** The matching entry of the resume; undefined if the entry of the file is new. */
  readonly entry: Entry<Section> | undefined;
}

/** Finds the entry of the resume that matches each entry of a file: by its name, then by its start. */
export function matchEntries<Section extends ListSection>(
  section: Section,
  entries: readonly Entry<Section>[],
  proposed: ProposedEntries,
): Matched<Section>[] {
  const left = new Set<Entry<Section>>(entries);
  return proposed.map((proposal) => {
    const name = fold(String(proposal.get(knownBy[section])?.value ?? ''));
    const alike = [...left].filter((entry) =>
      isAlike(name, fold(String(Reflect.get(entry, knownBy[section])))),
    );
    const start = proposal.get('start')?.value;
    const entry = alike.find((one) => Reflect.get(one, 'start') === start) ?? sole(alike, start);
    if (entry) left.delete(entry);
    return { proposal, entry };
  });
}

/**
 * The only candidate, or the first one if the file gives no start: of two jobs at one employer neither matches if both began in
 * another month.
 */
function sole<Candidate>(alike: readonly Candidate[], start: unknown): Candidate | undefined {
  return alike.length === 1 || start === undefined ? alike[0] : undefined;
}

const SHORT = 2;

function isAlike(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  if (one === other) return true;
  return Math.min(one.length, other.length) > SHORT && (one.includes(other) || other.includes(one));
}
