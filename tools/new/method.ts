import { linkReasons } from '@careers/gateway/contract';
import { apiGroupsIn, type ContractFile, contractFiles, referenceIn, resolversOf } from './contract-files.ts';
import type { Draft } from './draft.ts';
import { addStatement, append, importAll, importNames, namespaceOf } from './edits.ts';
import type { Generator, Said } from './generator.ts';
import {
  declarationImports,
  declarationText,
  type NewMethod,
  referenceImports,
  referenceText,
  resolverText,
} from './method-texts.ts';
import { asSentence, camelName } from './names.ts';
import { beginGroup } from './new-group.ts';
import { contractFolder } from './places.ts';
import { Refusal } from './refusal.ts';
import { constantsOf, keysOf, objectIn } from './syntax.ts';

const textsFile = 'mocks/src/texts.ts';
const accesses = ['open', 'session', 'link'] as const;

/** A method of the business gateway. */
export const newMethod: Generator = {
  usage: `  method NAME --group GROUP --summary SENTENCE [--access open|session|link] [--submit] [--reasons a,b]
    --group        the contract's file that it is declared in; --new-group for one that there is not yet
    --api          the API group that answers it, such as rm.offer, where the file's own do not say
    --site-bound   what it answers depends on the website
    --submit       it changes something, once for each idempotency key
    --reasons      why it is refused, beside what any submit by link is`,
  options: {
    group: { type: 'string' },
    'new-group': { type: 'string' },
    summary: { type: 'string' },
    api: { type: 'string' },
    access: { type: 'string' },
    submit: { type: 'boolean' },
    'site-bound': { type: 'boolean' },
    reasons: { type: 'string' },
  },
  draft: (draft, id, said) => {
    camelName('method', id);
    const files = contractFiles(draft);
    const taken = files.find(({ source }) => constantsOf(source).has(id));
    if (taken) throw new Refusal(`There is "${id}" already, in ${taken.source.path}.`);
    const begun = said.text('new-group');
    if (begun !== undefined && said.text('group') !== undefined)
      throw new Refusal('A method has one group: say --group or --new-group.');
    const file = begun === undefined ? groupSaid(files, said) : undefined;
    const method = readMethod(id, said, file);
    const place = begun === undefined ? undefined : beginGroup(draft, begun);
    const group = file?.group ?? place?.group ?? '';
    const resolvers = place?.resolvers ?? resolversOf(draft, file?.methods ?? []);
    if (!resolvers) throw new Refusal(`No file of mocks/src/backend answers the group "${group}".`);
    declare(draft, group, method);
    describe(draft, group, method);
    draft.change(resolvers.path, (source) => [
      append(objectIn(source, resolvers.name), `\n${resolverText(method)}`),
    ]);
    addWords(draft, method);
    leaveToHand(draft, method, { group, resolvers: resolvers.path });
  },
};

function groupSaid(all: readonly ContractFile[], said: Said): ContractFile {
  const files = all.filter(({ methods }) => methods.length > 0);
  const group = said.line('group');
  const file = files.find((one) => one.group === group);
  if (file) return file;
  throw new Refusal(
    `There is no group "${group}": say one of ${files.map((one) => one.group).join(', ')}, or --new-group ${group}.`,
  );
}

function readMethod(id: string, said: Said, file: ContractFile | undefined): NewMethod {
  const apis = file ? apiGroupsIn(file.source) : [];
  const [usual] = apis;
  const api = said.text('api') ?? (apis.length === 1 ? usual : undefined);
  if (api === undefined)
    throw new Refusal(`--api is missing${apis.length > 1 ? `: its group has ${apis.join(', ')}` : ''}.`);
  if (!/^[a-z]+(\.[a-zA-Z]+)+$/.test(api))
    throw new Refusal(`--api: "${api}" is no API group such as rm.offer.`);
  const access = said.choice('access', accesses) ?? 'open';
  const submit = said.flag('submit');
  const ofEveryLink = access === 'link' && submit ? linkReasons : [];
  const reasons = (said.text('reasons') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const twice = [...ofEveryLink, ...reasons].find((one, at, all) => all.indexOf(one) < at);
  if (twice) throw new Refusal(`--reasons: "${twice}" would be a reason twice.`);
  const summary = asSentence(said.line('summary'));
  if (!/^[A-Z].*\.$/.test(summary)) throw new Refusal('--summary is a sentence: a capital, and a full stop.');
  return {
    id,
    api,
    summary,
    access,
    submit,
    siteBound: said.flag('site-bound'),
    reasons: reasons.map((reason) => camelName('reason', reason)),
  };
}

function declare(draft: Draft, group: string, method: NewMethod): void {
  draft.change(`${contractFolder}/${group}.ts`, (source) => [
    addStatement(source, declarationText(method)),
    ...importAll(source, 'valibot', 'v'),
    ...Object.entries(declarationImports(method)).flatMap(([from, names]) =>
      importNames(source, from, names),
    ),
  ]);
}

function describe(draft: Draft, group: string, method: NewMethod): void {
  draft.change(`${contractFolder}/${group}.reference.ts`, (source) => {
    const from = `./${group}.ts`;
    const all = namespaceOf(source, from);
    return [
      append(referenceIn(source), `\n${referenceText(method, all ? `${all}.${method.id}` : method.id)}`),
      ...(all ? [] : importNames(source, from, [method.id])),
      ...importNames(source, './reference-types.ts', referenceImports(method)),
    ];
  });
}

/** Adds empty texts, which a test of the mock refuses until they are written. */
function addWords(draft: Draft, { reasons }: NewMethod): void {
  const known = keysOf(objectIn(draft.source(textsFile), 'reasonTexts'));
  const begun = reasons.filter((reason) => !known.includes(reason));
  if (begun.length === 0) return;
  const words = begun.map((reason) => `${reason}: text('', '', '')`).join(',\n');
  draft.change(textsFile, (source) => [append(objectIn(source, 'reasonTexts'), words)]);
  draft.leave(`${textsFile}: the words of ${begun.join(' and ')}; until then a test of the mock fails`);
}

interface Places {
  readonly group: string;
  readonly resolvers: string;
}

function leaveToHand(draft: Draft, { id, access, submit }: NewMethod, { group, resolvers }: Places): void {
  const acts =
    access === 'link'
      ? 'apps/portal/src/testing/link-acts.ts'
      : 'apps/portal/src/app/line-going-away.test.tsx';
  draft.leave(
    `${contractFolder}/${group}.ts: the shapes of param and data`,
    `${contractFolder}/${group}.reference.ts: an example, and recipes that show it working and provoke each reason`,
    `${resolvers}: what answers it; until then \`npm run contract\` fails`,
    submit
      ? `${acts}: how its page sends it; until then a test of the portal fails`
      : 'mocks/contract/target/reading-only.ts, where it changes nothing however it is called',
    '`npm run schema`, once its shapes are said; until then a test of docs/contract fails',
    `\`npm run sabotage -- --only ${id}\`: what survives is a rule of it that nothing proves yet`,
  );
  if (access === 'link')
    draft.leave(
      'where its links lead to something else than an offer: KnownLink in reference-types.ts, and a token in mocks/src/scenarios/magic.ts',
    );
}
