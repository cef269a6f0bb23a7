import type { Settings } from '../target/settings.ts';

/** Shorter secrets occur inside too many words to be searched for. */
const SHORTEST = 4;

/** Replaces the secrets in a text of a run by names of variables. */
export type Redact = (text: string) => string;

/** The names that replace secrets, as they are written. */
export const secretVariables =
  /\$(?:TOKEN|SECRET|(?:CAPTCHA_|FILES_)?APP_TOKEN|(?:ENCRYPTED|CANDIDATE|NEWCOMER|DIRECTORY|OUTSIDER)_PASSWORD)\b/g;

/** Values that open a session or serve as a password, wherever they occur. */
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
