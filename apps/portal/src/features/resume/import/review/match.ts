import type { ResumeContent } from '@careers/gateway/contract';
import { fold } from '../structure/fold.ts';
import type { Proposal, ProposedEntries, ReadSection } from './proposals.ts';

type ListSection = Exclude<ReadSection, 'basics' | 'selfEvaluation'>;
type Entry<Section extends ListSection> = ResumeContent[Section][number];

/** The fields by which an entry is recognised: its name, and the month in which it began or was given. */
const knownBy = {
  education: { name: 'school', month: 'start' },
  work: { name: 'company', month: 'start' },
  projects: { name: 'name', month: 'start' },
  languages: { name: 'language', month: undefined },
  certificates: { name: 'name', month: 'issued' },
  awards: { name: 'name', month: 'awarded' },
} as const satisfies Record<ListSection, { readonly name: string; readonly month: string | undefined }>;

interface Matched<Section extends ListSection> {
  readonly proposal: ReadonlyMap<string, Proposal>;
  /** The matching entry of the resume; undefined if the entry of the file is new. */
  readonly entry: Entry<Section> | undefined;
}

/** What of an entry is compared; the month is undefined where it is not said. */
interface Known {
  readonly name: string;
  readonly month: string | undefined;
}

/** How two entries match, the surest first: nothing that is sure for one entry goes to another that is less so. */
const matches: readonly ((one: Known, left: readonly Known[]) => Known | undefined)[] = [
  (one, left) => left.find((other) => isNamed(one, other) && isOfMonth(one, other)),
  (one, left) => left.find((other) => isAlike(one, other) && isOfMonth(one, other)),
  (one, left) =>
    sole(
      left.filter((other) => isNamed(one, other)),
      one.month,
    ),
  (one, left) =>
    sole(
      left.filter((other) => isAlike(one, other)),
      one.month,
    ),
];

/** Finds the entry of the resume that matches each entry of a file: by its name, then by its month. */
export function matchEntries<Section extends ListSection>(
  section: Section,
  entries: readonly Entry<Section>[],
  proposed: ProposedEntries,
): Matched<Section>[] {
  const fields = knownBy[section];
  const known = (said: (field: string) => unknown): Known => ({
    name: fold(String(said(fields.name) ?? '')),
    month: fields.month && (String(said(fields.month) ?? '') || undefined),
  });
  const mine = new Map(entries.map((entry) => [known((field) => Reflect.get(entry, field)), entry]));
  const theirs = proposed.map((proposal) => known((field) => proposal.get(field)?.value));
  const found = new Map<Known, Entry<Section>>();
  for (const match of matches) {
    for (const one of theirs) {
      const other = found.has(one) ? undefined : match(one, [...mine.keys()]);
      const entry = other && mine.get(other);
      if (!other || !entry) continue;
      found.set(one, entry);
      mine.delete(other);
    }
  }
  return proposed.map((proposal, at) => {
    const one = theirs[at];
    return { proposal, entry: one && found.get(one) };
  });
}

/**
 * The only candidate, or the first one if the file gives no month: of two jobs at one employer neither matches if both began in
 * another month.
 */
function sole(candidates: readonly Known[], month: string | undefined): Known | undefined {
  return candidates.length === 1 || month === undefined ? candidates[0] : undefined;
}

const isOfMonth = (one: Known, other: Known) => one.month !== undefined && one.month === other.month;

const isNamed = (one: Known, other: Known) => one.name !== '' && one.name === other.name;

const SHORT = 2;

function isAlike({ name: one }: Known, { name: other }: Known): boolean {
  if (one === '' || other === '') return false;
  if (one === other) return true;
  return Math.min(one.length, other.length) > SHORT && (one.includes(other) || other.includes(one));
}
