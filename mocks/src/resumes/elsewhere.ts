import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import type { Locale } from '../data/types.ts';

/** Fields with free text, in which a mark shows that another device has written them. */
const texts: readonly string[] = [
  'name',
  'city',
  'school',
  'major',
  'company',
  'post',
  'role',
  'description',
  'language',
  'issuer',
  'employer',
  'relation',
];

const marks: Readonly<Record<Locale, string>> = {
  'zh-cn': '（手机上改的）',
  'zh-hk': '（手機上改的）',
  'en-us': ' (changed on my phone)',
};

/** A section as another device of the same person would have saved it: each of its texts is marked. */
export function changedElsewhere<Section extends ResumeSection>(
  content: ResumeContent,
  section: Section,
  locale: Locale,
): ResumeContent[Section] {
  const value: ResumeContent[ResumeSection] = content[section];
  // With other texts, the value still has the type of the section.
  return marked(value, marks[locale]) as ResumeContent[Section];
}

function marked(value: unknown, mark: string): unknown {
  if (typeof value === 'string') return value + mark;
  if (Array.isArray(value)) return value.map((entry) => ('fileId' in entry ? entry : withTexts(entry, mark)));
  return typeof value === 'object' && value !== null ? withTexts(value, mark) : value;
}

function withTexts(fields: object, mark: string): object {
  const changed = Object.entries(fields).map(([name, value]) => [
    name,
    texts.includes(name) && typeof value === 'string' && value !== '' ? value + mark : value,
  ]);
  return Object.fromEntries(changed);
}
