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
import { camelName } from './names.ts';
import { beginGroup } from './new-group.ts';
import { contractFolder } from './places.ts';
import { Refusal } from './refusal.ts';
import { keysOf, objectIn } from './syntax.ts';

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
    const taken = files.find(({ methods }) => methods.includes(id));
    if (taken) throw new Refusal(`There is a method "${id}" already, in ${taken.source.path}.`);
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
      append(objectIn(source, resolvers.name), resolverText(method)),
    ]);
    addWords(draft, method);
    leaveToHand(draft, { group, resolvers: resolvers.path });
  },
};

function groupSaid(files: readonly ContractFile[], said: Said): ContractFile {
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
  const reasons = (said.text('reasons') ?? '').split(',').filter(Boolean);
  if (new Set(reasons).size < reasons.length) throw new Refusal('--reasons names one reason twice.');
  return {
    id,
    api,
    summary: said.line('summary'),
    access: said.choice('access', accesses) ?? 'open',
    submit: said.flag('submit'),
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
      append(referenceIn(source).list, referenceText(method, all ? `${all}.${method.id}` : method.id)),
      ...(all ? [] : importNames(source, from, [method.id])),
      ...importNames(source, './reference-types.ts', referenceImports(method)),
    ];
  });
}

/** Empty ones, which a test of the mock does not let through. */
function addWords(draft: Draft, { reasons }: NewMethod): void {
  const known = keysOf(objectIn(draft.source(textsFile), 'reasonTexts'));
  for (const reason of reasons.filter((one) => !known.includes(one)))
    draft.change(textsFile, (source) => [
      append(objectIn(source, 'reasonTexts'), `${reason}: text('', '', '')`),
    ]);
  if (reasons.some((one) => !known.includes(one)))
    draft.leave(
      `${textsFile}: the words of each new reason in three languages; until then a test of the mock fails`,
    );
}

function leaveToHand(
  draft: Draft,
  { group, resolvers }: { readonly group: string; readonly resolvers: string },
): void {
  draft.leave(
    `${contractFolder}/${group}.ts: the shapes of param and data`,
    `${contractFolder}/${group}.reference.ts: an example, and recipes that show it working and provoke each reason`,
    `${resolvers}: what answers it; until then \`npm run contract\` fails`,
  );
}
