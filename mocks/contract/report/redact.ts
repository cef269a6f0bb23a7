import type { Settings } from '../target/settings.ts';

/** Shorter ones stand in too many words to be looked for. */
const SHORTEST = 4;

/** Writes texts of a run without what is secret in them: names of variables stand in their place. */
export type Redact = (text: string) => string;

/** The names that stand for secrets, as they are written. */
export const secretVariables =
  /\$(?:TOKEN|SECRET|(?:CAPTCHA_|FILES_)?APP_TOKEN|(?:ENCRYPTED|CANDIDATE|NEWCOMER|DIRECTORY|OUTSIDER)_PASSWORD)\b/g;

/** What opens a session, or passes for a password, wherever it stands. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/("Authorization"\s*:\s*")[^"]+/g, '$1$$TOKEN'],
  [/("(?:old|new)?[pP]assword(?:Confirm)?"\s*:\s*")[^"]+/g, '$1$$ENCRYPTED_PASSWORD'],
];

export function redactor({ secret, config, people, directory, outsider }: Settings): Redact {
  const secrets: readonly (readonly [string, string])[] = [
    [secret, '$SECRET'],
    [config.appToken, '$APP_TOKEN'],
    [config.captchaAppToken, '$CAPTCHA_APP_TOKEN'],
    [config.files.appToken, '$FILES_APP_TOKEN'],
    [people.candidate.password, '$CANDIDATE_PASSWORD'],
    [people.newcomer.password, '$NEWCOMER_PASSWORD'],
    [people.interviewer.password, '$INTERVIEWER_PASSWORD'],
    [directory.password, '$DIRECTORY_PASSWORD'],
    [outsider.password, '$OUTSIDER_PASSWORD'],
  ];
  const known = secrets.filter(([value]) => value.length >= SHORTEST);
  return (text) => {
    const bare = known.reduce((so, [value, name]) => so.replaceAll(value, name), text);
    return patterns.reduce((so, [pattern, name]) => so.replace(pattern, name), bare);
  };
}
