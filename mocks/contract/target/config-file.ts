import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { capabilities } from './capabilities.ts';
import { SettingError } from './setting-error.ts';
import { type Given, type VariableName, variableNames, variables } from './variables.ts';

const text = v.pipe(v.string(), v.nonEmpty('expected some text'));
const account = v.strictObject({ phone: text, password: text });
const employee = v.strictObject({ userName: text, password: text });

/** The file of `--config`. A text `$NAME` stands for that environment variable, so that no secret needs to be in the file. */
const configFile = v.strictObject({
  $schema: v.optional(text),
  target: v.optional(text),
  addresses: v.optional(
    v.strictObject({
      gateway: v.optional(text),
      base: v.optional(text),
      admin: v.optional(text),
      files: v.optional(text),
    }),
  ),
  credentials: v.strictObject({
    apiVersion: v.optional(text),
    appSubId: text,
    appToken: text,
    captchaAppToken: v.optional(text),
    sysId: text,
    rmApplyId: v.optional(text),
    secret: text,
    files: v.optional(
      v.strictObject({ appId: text, appToken: text, dataSourceCode: text, templateCode: text }),
    ),
  }),
  environment: v.optional(v.picklist(['uat', 'dev', 'pre', 'prd'])),
  portal: v.optional(text),
  sites: v.strictObject({ external: text, internal: v.optional(text) }),
  accounts: v.optional(
    v.strictObject({
      nationCode: v.optional(v.picklist(['+86', '+852', '+853', '+886'])),
      candidate: v.optional(account),
      newcomer: v.optional(account),
      interviewer: v.optional(account),
    }),
  ),
  directory: v.optional(v.strictObject({ employee: v.optional(employee), refused: v.optional(employee) })),
  positions: v.optional(v.strictObject({ closed: text, delisted: text })),
  contacts: v.optional(v.strictObject({ phone: text, email: text })),
  codes: v.optional(v.strictObject({ command: text })),
  links: v.optional(v.strictObject({ command: text })),
  capabilities: v.optional(v.array(v.picklist(capabilities))),
});

interface ReadConfig {
  readonly target: string | undefined;
  readonly given: Given;
}

/**
 * What a file says about a gateway; the environment wins over it.
 * @throws {SettingError} naming the file, the place in it and what was expected there, but nothing of what stands there, which
 * may be a secret
 */
export function readConfigFile(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): ReadConfig {
  const config = v.safeParse(configFile, parse(file));
  if (!config.success) {
    const [issue] = config.issues;
    const expected = issue.message.replace(/ but received .*$/s, '');
    throw new SettingError(`--config ${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${expected}`);
  }
  const resolve = (value: string, place: string) => {
    if (!/^\$[A-Z_][A-Z0-9_]*$/.test(value)) return value;
    const found = environment[value.slice(1)];
    if (!found) throw new SettingError(`--config ${file}: ${place}: ${value} is not set`);
    return found;
  };
  const given: Partial<Record<VariableName, string>> = {};
  for (const name of variableNames) {
    const [place] = variables[name];
    const value = valueAt(config.output, place.split('.'));
    const said = environment[name];
    if (said !== undefined) given[name] = said;
    else if (typeof value === 'string') given[name] = resolve(value, place);
    else if (Array.isArray(value)) given[name] = value.join(',');
  }
  const { target } = config.output;
  return { target: target === undefined ? undefined : resolve(target, 'target'), given };
}

function parse(file: string): unknown {
  let said = '';
  try {
    // Editors of Windows begin a file with a byte order mark.
    said = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
    return JSON.parse(said);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new SettingError(`--config ${file}: ${withoutExcerpt(message, said)}`);
  }
}

/** Why a text is no JSON, with the number of a line in place of what stands there. */
function withoutExcerpt(message: string, text: string): string {
  const [shown, excerpt = ''] = /, (?:\.\.\.)?"(.*)"(?:\.\.\.)?(?= is not valid JSON$)/s.exec(message) ?? [];
  if (shown === undefined) return message;
  const middle = text.indexOf(excerpt) + excerpt.length / 2;
  return `${message.replace(shown, '')} (near line ${text.slice(0, middle).split('\n').length})`;
}

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, name), rest) : undefined;
}
