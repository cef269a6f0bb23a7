import type { CaptchaType } from '@careers/captcha/protocol';
import type { Locale } from '../data/types.ts';
import type { FaultRule } from '../faults/rule.ts';

export const personas = [
  'visitor',
  'candidate',
  'newcomer',
  'returning',
  'employee',
  'outsider',
  'interviewer',
] as const;
export type Persona = (typeof personas)[number];

/** What happens to a file that is imported as a resume, whatever its content; or to any file while it is uploaded. */
export type FileFate =
  | 'noText'
  | 'locked'
  | 'broken'
  | 'empty'
  | 'unsure'
  | 'slow'
  | 'uploadRefused'
  | 'uploadSlow';

export const sites = ['external', 'campus', 'intern', 'internal', 'complex'] as const;
export type Site = (typeof sites)[number];

export const locales = ['zh-cn', 'zh-hk', 'en-us'] as const satisfies readonly Locale[];

export const namedLatencies = { none: 0, typical: 180, slow: 1500 } as const;

/** Switches of the website configuration that presets can set. */
interface SiteSwitches {
  /** Traditional Chinese and English offered (zhHkStart, enWwStart). */
  readonly languages: boolean;
  /** Robot link and feedback entry shown. */
  readonly assistants: boolean;
  /** The kind of captcha, unless an account requires one of its own; the slider by default. */
  readonly captcha?: CaptchaType;
  /** Whether replies have null in fields without a value, as many backends do (decisions, section 1, Null). */
  readonly nulls?: boolean;
}

/** Everything that determines a world: the same config gives the same world on every machine. */
export interface WorldConfig {
  readonly scenario: string;
  readonly persona: Persona;
  readonly site: Site;
  readonly lang: Locale;
  readonly seed: number;
  /** Number of positions. */
  readonly size: number;
  /** Unix milliseconds at which the world starts; absent means now. */
  readonly clock?: number;
  /** Milliseconds before each reply. */
  readonly latency: number;
  readonly faults: readonly FaultRule[];
  readonly switches: SiteSwitches;
  /** The persona's session has already expired. */
  readonly sessionOver?: boolean;
  /** The candidate's resume is half filled in. */
  readonly resume?: 'half';
  /** Another device of the same person saves each section of a resume just before it is first saved here. */
  readonly otherDevice?: boolean;
  /** What happens to every file whose name does not say otherwise. */
  readonly fileFate?: FileFate;
}

export const DEFAULT_CONFIG: WorldConfig = {
  scenario: 'default',
  persona: 'visitor',
  site: 'external',
  lang: 'zh-cn',
  seed: 1,
  size: 200,
  latency: 0,
  faults: [],
  switches: { languages: true, assistants: false },
};

export const SIZE_MAX = 100_000;
