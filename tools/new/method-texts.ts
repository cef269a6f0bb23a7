import { quote } from './names.ts';

export interface NewMethod {
  readonly id: string;
  readonly api: string;
  /** A sentence that describes it. */
  readonly summary: string;
  readonly access: 'open' | 'session' | 'link';
  readonly submit: boolean;
  readonly siteBound: boolean;
  /** Its own reasons, besides those that every submit by link has. */
  readonly reasons: readonly string[];
}

/** A link that every world of the mock has. */
const KNOWN_LINK = 'offer-pending';
const exampleToken = '5b1f0c9ad0f84c0f8f4b1f6f3c2d7e90';
const exampleKey = '5f0c2a52-6c1f-4a55';

const byLink = ({ access }: NewMethod) => access === 'link';
const submitByLink = (method: NewMethod) => byLink(method) && method.submit;

/** The names that its declaration uses, by the file that they are imported from. */
export function declarationImports(method: NewMethod): Readonly<Record<string, readonly string[]>> {
  const answer = method.submit ? ['linkReasons', 'linkReceipt'] : ['linkAnswer'];
  const ofLinks = byLink(method) ? ['linkParam', ...answer] : [];
  return {
    './links.ts': ofLinks,
    './method.ts': ['defineMethod'],
    './shapes.ts': method.submit ? ['idempotencyKey'] : [],
  };
}

export function declarationText(method: NewMethod): string {
  const { id, api, summary, access, submit, siteBound } = method;
  const fields = [...(byLink(method) ? ['...linkParam'] : []), ...(submit ? ['idempotencyKey'] : [])];
  const reasons = [...(submitByLink(method) ? ['...linkReasons'] : []), ...method.reasons.map(quote)];
  return `/** ${summary} */
export const ${id} = defineMethod({
  name: '${id}',
  groups: [${quote(api)}],
  ${access === 'open' ? '' : `access: '${access}',`}
  ${siteBound ? 'siteBound: true,' : ''}
  ${submit ? 'submit: true,' : ''}
  param: v.object({ ${fields.join(', ')} }),
  data: ${dataSchema(method)},
  ${reasons.length > 0 ? `reasons: [${reasons.join(', ')}],` : ''}
});`.replace(/\n\s*(?=\n)/g, '');
}

function dataSchema(method: NewMethod): string {
  if (!byLink(method)) return 'v.object({})';
  return method.submit ? 'linkReceipt({})' : 'linkAnswer({ open: {}, done: {} })';
}

/** The names that its reference uses. */
export function referenceImports(method: NewMethod): readonly string[] {
  const everywhere = !byLink(method) || submitByLink(method);
  return [...(everywhere ? ['recipe'] : []), ...(byLink(method) ? ['needing'] : [])];
}

/** Its entry in the reference; `as` is the name of the method there. */
export function referenceText(method: NewMethod, as: string): string {
  const { id, summary } = method;
  const works = recipeText(method, as);
  const reasons = [
    ...(submitByLink(method) ? linkReasonRecipes(method, as) : []),
    ...method.reasons.map((reason) => `${reason}: ${works}`),
  ];
  return `${id}: {
    summary: ${quote(summary)},
    example: { param: ${exampleParam(method)}, data: ${exampleData(method)} },
    success: ${works},
    reasons: { ${reasons.join(', ')} },
  }`;
}

function exampleParam(method: NewMethod): string {
  const token = byLink(method) ? [`token: '${exampleToken}'`] : [];
  const key = method.submit ? [`idempotencyKey: '${exampleKey}'`] : [];
  return `{ ${[...token, ...key].join(', ')} }`;
}

function exampleData(method: NewMethod): string {
  if (!byLink(method)) return '{}';
  return `{ state: '${method.submit ? 'done' : 'open'}', homepageConfigId: 'site-external' }`;
}

/** A recipe that ends with the call. */
function recipeText(method: NewMethod, as: string): string {
  if (byLink(method))
    return `needing(['links'], async (probe) => ${callText(method, as, `await probe.linkTo('${KNOWN_LINK}')`)})`;
  const call = callText(method, as);
  return method.access === 'session'
    ? `recipe(async (probe) => {
        await probe.login('candidate');
        await ${call};
      })`
    : `recipe((probe) => ${call})`;
}

function linkReasonRecipes(method: NewMethod, as: string): string[] {
  return [
    `linkInvalid: recipe((probe) => ${callText(method, as, "'a-token-of-no-link'")})`,
    `linkExpired: needing(['links', 'clock'], async (probe) => {
      const token = await probe.linkTo('${KNOWN_LINK}');
      await probe.advance('40d');
      return ${callText(method, as, 'token')};
    })`,
  ];
}

function callText(method: NewMethod, as: string, token = ''): string {
  const written = token === 'token' ? token : `token: ${token}`;
  const given = token ? [written] : [];
  const key = method.submit ? ['idempotencyKey: probe.newKey()'] : [];
  return `probe.call(${as}, { ${[...given, ...key].join(', ')} })`;
}

/** A resolver that throws until somebody implements it. */
export function resolverText({ id }: NewMethod): string {
  return `${id}: () => {
    throw new Error('${id} is not answered yet');
  }`;
}
