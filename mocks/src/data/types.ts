/** The three interface languages of the specification, section 1. */
export type Locale = 'zh-cn' | 'zh-hk' | 'en-us';

/** A text written in each language by hand; never converted from one another. */
export type Localized = Readonly<Record<Locale, string>>;

/** Ids of the invented group's companies, fixed for scripts and links. */
export type CompanyId =
  | 'com-energy'
  | 'com-logistics'
  | 'com-retail'
  | 'com-pharma'
  | 'com-property'
  | 'com-digital'
  | 'com-water'
  | 'com-materials'
  | 'com-finance'
  | 'com-agriculture'
  | 'com-health'
  | 'com-culture';

/** Recruitment channels: A01 social, A02 campus, A04 intern, A03 and A05 internal (decision 6.7). */
export type RecruitType = 'A01' | 'A02' | 'A03' | 'A04' | 'A05';

export type EducationId = 'edu-college' | 'edu-bachelor' | 'edu-master' | 'edu-doctor';
export type WorkYearsId = 'years-any' | 'years-1-3' | 'years-3-5' | 'years-5-10' | 'years-10';

/** A named entry of a fixed list (education, city, category, benefit, …). */
export interface DictionaryEntry<Id extends string = string> {
  readonly id: Id;
  readonly name: Localized;
}

/** A piece of news of a company. */
export interface NewsItem {
  /** Unique in the group, e.g. `news-energy-storage`. */
  readonly id: string;
  /** Days before the world's start. */
  readonly daysAgo: number;
  readonly title: Localized;
  /** One sentence for lists. */
  readonly summary: Localized;
  /** Two or three paragraphs as `<p>…</p>`. */
  readonly content: Localized;
}

/** One company of the sample group. */
export interface Company {
  readonly id: CompanyId;
  /** Full name, e.g. 澄远能源 / 澄遠能源 / Chengyuan Energy. */
  readonly name: Localized;
  /** One sentence for brand tiles, 20 to 45 Chinese characters. */
  readonly tagline: Localized;
  /** Two or three paragraphs as `<p>…</p>`; the position detail's company profile. */
  readonly profile: Localized;
  /** Departments that only this company has; ids like `dep-energy-grid`. */
  readonly departments: readonly DictionaryEntry[];
}

/**
 * A job family: one kind of work with its own vocabulary. The positions of a world are drawn from families; every line must be so
 * specific to this work that it would look wrong under another family's title.
 */
export interface JobFamily {
  /** kebab-case, e.g. `wind-turbine-technician`. */
  readonly id: string;
  /** One of the job categories, see `dictionaries.ts`. */
  readonly category: string;
  /** Companies that hire this family, with the department (of that company) where it sits. */
  readonly hiredBy: readonly { readonly company: CompanyId; readonly department: string }[];
  /** Titles by seniority, junior first; two or three of them, each in three languages. */
  readonly titles: readonly Localized[];
  /** The title of campus and intern positions without such a suffix, if students are hired for it. */
  readonly studentTitle?: Localized;
  /** What the person does; five lines, each a full phrase without a leading number. */
  readonly responsibilities: readonly Localized[];
  /** What is expected of the person; four or five lines. */
  readonly requirements: readonly Localized[];
  readonly education: EducationId;
  readonly workYears: WorkYearsId;
  /** Monthly pay in thousand yuan, junior to senior; shown only if a site shows salaries. */
  readonly salary: readonly [number, number];
}
