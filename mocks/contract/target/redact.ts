import { rfc3986 } from './raw-call.ts';
import type { Settings } from './settings.ts';
import type { Given } from './variables.ts';

/** Shorter secrets occur inside too many words to be searched for. */
const SHORTEST = 4;

/**
 * Replaces the secrets in a text of a run by names of variables.
 *
 * It is applied to each text that may repeat what a case sent or what came: the headline, the target, the problem of a case,
 * what was due and why it was skipped (`redactResult`), and each exchange where it is written. That is done before a report
 * escapes or cuts anything, since an escaped or a cut secret is not found. What is printed comes from the same texts.
 */
export type Redact = (text: string) => string;

/** The settings that have secrets. */
type Described = Pick<Settings, 'secret' | 'config' | 'people' | 'directory' | 'outsider'>;

/** The secrets of the settings, by the variable that replaces each. */
const secrets = {
  SECRET: ({ secret }) => secret,
  APP_TOKEN: ({ config }) => config.appToken,
  CAPTCHA_APP_TOKEN: ({ config }) => config.captchaAppToken,
  FILES_APP_TOKEN: ({ config }) => config.files.appToken,
  CANDIDATE_PASSWORD: ({ people }) => people.candidate.password,
  NEWCOMER_PASSWORD: ({ people }) => people.newcomer.password,
  INTERVIEWER_PASSWORD: ({ people }) => people.interviewer.password,
  DIRECTORY_PASSWORD: ({ directory }) => directory.password,
  OUTSIDER_PASSWORD: ({ outsider }) => outsider.password,
} as const satisfies Record<string, (settings: Described) => string>;

const secretNames = Object.keys(secrets).filter((name): name is keyof typeof secrets =>
  Object.hasOwn(secrets, name),
);

/** Values that open a session or serve as a password, wherever they occur. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/("Authorization"\s*:\s*")[^"]+/g, '$1$$TOKEN'],
  [/("(?:old|new)?[pP]assword(?:Confirm)?"\s*:\s*")[^"]+/g, '$1$$ENCRYPTED_PASSWORD'],
];

/** The names that replace secrets, as they are written. */
export const secretVariables = new RegExp(
  `\\$(?:${['TOKEN', 'ENCRYPTED_PASSWORD', ...secretNames].join('|')})\\b`,
  'g',
);

/** How a secret is written: as it stands, inside JSON, in an address, as it is signed, and in the body of a form. */
function spellingsOf(secret: string): ReadonlySet<string> {
  const form = new URLSearchParams({ of: secret }).toString().slice('of='.length);
  const inJson = JSON.stringify(secret).slice(1, -1);
  return new Set([secret, inJson, encodeURIComponent(secret), rfc3986(secret), form]);
}

export function redactor(settings: Described): Redact {
  return redactorOf((name) => secrets[name](settings));
}

/** Of what was given to describe a gateway, for the time before there are settings. */
export function redactorOfGiven(given: Given): Redact {
  return redactorOf((name) => given[`CONTRACT_${name}`] ?? '');
}

function redactorOf(secretOf: (name: keyof typeof secrets) => string): Redact {
  const known = secretNames
    .map((name) => ({ name, secret: secretOf(name) }))
    .filter(({ secret }) => secret.length >= SHORTEST)
    .flatMap(({ name, secret }) => [...spellingsOf(secret)].map((spelling) => ({ name, spelling })))
    // One that begins with another would leave its rest behind.
    .sort((one, other) => other.spelling.length - one.spelling.length);
  return (text) => {
    const bare = known.reduce((so, { name, spelling }) => so.replaceAll(spelling, `$${name}`), text);
    return patterns.reduce((so, [pattern, name]) => so.replace(pattern, name), bare);
  };
}
