import type { FileRef, ResumeContent, ResumeSection } from '@careers/gateway/contract';

/** The length of an id. */
const ID_MAX = 64;

/**
 * The entries of a section, each under an id of its own. Some other client may have written an id twice: what is typed into one entry
 * would be in the other too, and no save would be taken. The same entries get the same ids at each reading, since what is typed is
 * compared with what was read.
 */
export function eachOnce<Entry extends { readonly id: string }>(entries: Entry[]): Entry[] {
  const taken = new Set(entries.map(({ id }) => id));
  if (taken.size === entries.length) return entries;
  const seen = new Set<string>();
  return entries.map((entry) => {
    const { id } = entry;
    if (!seen.has(id)) {
      seen.add(id);
      return entry;
    }
    const own = freeId(id, taken);
    taken.add(own);
    return { ...entry, id: own };
  });
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const ending = `-${number}`;
    const free = id.slice(0, ID_MAX - ending.length) + ending;
    if (!taken.has(free)) return free;
  }
}

/** The choices or files of a list without repetitions, which a save may not have; the first of each stays. */
function onlyOnce<Item extends { readonly id: string } | FileRef>(items: Item[]): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = 'fileId' in item ? item.fileId : item.id;
    if (!first.has(key)) first.set(key, item);
  }
  return first.size === items.length ? items : [...first.values()];
}

type Reading = {
  readonly [Section in ResumeSection]: (value: ResumeContent[Section]) => ResumeContent[Section];
};

const asItStands = <Value>(value: Value): Value => value;

const readings: Reading = {
  photo: asItStands,
  basics: asItStands,
  intention: ({ industry, category, position, places }) => ({
    industry: onlyOnce(industry),
    category: onlyOnce(category),
    position: onlyOnce(position),
    places: onlyOnce(places),
  }),
  education: eachOnce,
  work: eachOnce,
  projects: eachOnce,
  languages: eachOnce,
  certificates: eachOnce,
  awards: eachOnce,
  family: eachOnce,
  selfEvaluation: asItStands,
  attachments: onlyOnce,
  video: asItStands,
};

/** A section as some client has written it, with each entry, choice and file once: no save is taken otherwise. */
export function sectionOnce<Section extends ResumeSection>(
  section: Section,
  value: ResumeContent[Section],
): ResumeContent[Section] {
  return readings[section](value);
}
