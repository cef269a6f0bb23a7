import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { changeParam } from '../change/call.ts';
import type { Sabotage } from '../sabotage.ts';
import { changeHolders, without } from '../schema/at-path.ts';
import { type Field, fieldsOf } from '../schema/fields.ts';

/** Fields that are read before the resolver, or never: without them nothing changes. */
const unread: readonly (string | readonly [MethodId, string])[] = [
  // Fields that name the site, which the checks before the resolver read.
  'homepageConfigId',
  'idempotencyKey',
  'captchaType',
  // A gateway takes these for its statistics.
  'regionCode',
  ['captchaGet', 'ts'],
  ['captchaCheck', 'ts'],
  ['deliverResume', 'source'],
  ['deliverResume', 'fileId'],
  ['saveResume', 'value.url'],
  // Links to the talent pool need a login, and never ask for a code.
  ['getTalentInvitation', 'pass'],
  ['submitTalentUpdate', 'pass'],
];

/** Methods that ask for a captcha themselves, after failures that they count. */
const countsFailures: readonly MethodId[] = ['login', 'ldapLogin'];

/** Fields of a param that a method ignores, or reads only the first time. */
const fields: readonly Sabotage[] = methodIds.flatMap((id) =>
  fieldsOf(registry[id].param)
    .filter(({ path }) => !path.includes('[]') && !isUnread(id, path))
    .flatMap((field) => {
      if (field.optional) return [ignored(id, field)];
      return isRead(id) ? [stuck(id, field)] : [];
    }),
);

/** Cuts a text without saying so, as a database column that is too short does. */
const cut: readonly Sabotage[] = methodIds
  .filter((id) => registry[id].reasons.some((reason) => reason.endsWith('TooLong')))
  .map((id) => ({
    idea: 'param cut',
    at: id,
    what: 'cuts a text that is too long, and takes it',
    wraps: changeParam(id, (param) =>
      JSON.parse(JSON.stringify(param), (_name, value: unknown) =>
        typeof value === 'string' ? value.slice(0, 100) : value,
      ),
    ),
  }));

/** Up to three values of each may be chosen (section 5). */
const selections: readonly Sabotage[] = (['industry', 'category', 'position'] as const).map((name) => ({
  idea: 'param cut',
  at: 'saveResume',
  what: `keeps two of three selections: ${name}`,
  wraps: changeParam('saveResume', (param) => {
    const value = Object(param.value);
    if (param.section !== 'intention' || !Array.isArray(value[name])) return param;
    return { ...param, value: { ...value, [name]: value[name].slice(0, 2) } };
  }),
}));

export const params: readonly Sabotage[] = [...fields, ...cut, ...selections];

function isUnread(id: MethodId, path: readonly string[]): boolean {
  const { access } = registry[id];
  // A link's token and pass are read before the resolver: `links.ts` tries them.
  if (access === 'link' && (path[0] === 'token' || path[0] === 'pass')) return true;
  if (/^add\w*Log$/.test(id)) return true;
  // The limits of look-ups are checked before the resolver.
  if (path[0] === 'captchaVerification' && !countsFailures.includes(id)) return true;
  return unread.some((one) =>
    typeof one === 'string' ? path[0] === one : one[0] === id && one[1] === path.join('.'),
  );
}

/** Caches stand before what is read. */
function isRead(id: MethodId): boolean {
  return /^(query|get|load|if|shared)/.test(id);
}

function ignored(id: MethodId, { path, fallback }: Field): Sabotage {
  return {
    idea: 'param ignored',
    at: id,
    what: `ignores ${path.join('.')}`,
    wraps: changeParam(id, (param) => {
      const left = changeHolders(param, path, (holder, field) =>
        fallback === undefined ? without(holder, field) : { ...holder, [field]: fallback },
      );
      return { ...Object(left) };
    }),
  };
}

/** As a cache does whose key lacks the field. */
function stuck(id: MethodId, { path }: Field): Sabotage {
  const key = path.join('.');
  return {
    idea: 'param remembered',
    at: id,
    what: `uses the first ${key} for all later calls`,
    wraps: changeParam(id, (param, memory) => {
      const changed = changeHolders(param, path, (holder, field) => {
        if (!memory.has(key)) memory.set(key, holder[field]);
        return { ...holder, [field]: memory.get(key) };
      });
      return { ...Object(changed) };
    }),
  };
}
