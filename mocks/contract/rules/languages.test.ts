import type { Transport, TransportReply } from '@careers/gateway';
import { expect, it } from 'vitest';
import { createSuite } from '../cases/create-suite.ts';
import { runCase } from '../run.ts';
import { localTarget, type Target } from '../target/target.ts';

const { cases } = createSuite();
const sound = localTarget();

/** What a company writes about itself and its positions. */
const written = new Set([
  ...['post', 'responsibilities', 'requirements', 'companyDescr', 'companyProfile', 'deptIdDescr'],
  ...['name', 'tagline', 'profile', 'industry', 'city', 'title', 'summary', 'philosophy'],
]);

const methods = [
  ...['queryPositionList', 'queryPositionDetail', 'queryHotPositions', 'queryLatestPositions'],
  ...['querySimilarPositions', 'queryBrands', 'queryCompanies', 'getCompany', 'queryNews', 'getNews'],
  'queryPhilosophy',
];

/** One value, in which what is written is as in the other. */
function writtenAs(other: unknown, value: unknown, name = ''): unknown {
  if (written.has(name) && typeof value === 'string') return other;
  if (typeof value !== 'object' || value === null) return value;
  const of = (key: string) =>
    typeof other === 'object' && other !== null ? Reflect.get(other, key) : undefined;
  if (Array.isArray(value)) return value.map((one, at) => writtenAs(of(String(at)), one));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, writtenAs(of(key), one, key)]));
}

const read = ({ returnData }: { returnData: string }): unknown =>
  JSON.parse(Buffer.from(returnData, 'base64').toString('utf8'));

/** The mock, whose companies write in Simplified Chinese alone, as far as these methods show it, or these fields of them. */
function inOneLanguage(of: readonly string[], fields?: readonly string[]): Target {
  const through =
    (transport: Transport): Transport =>
    async (request, options) => {
      const reply = await transport(request, options);
      const { paramString } = JSON.parse(String(request.body));
      const { biz } = JSON.parse(Buffer.from(paramString, 'base64').toString('utf8'));
      if (!of.includes(biz.method)) return reply;
      const chinese = await transport(
        { ...request, headers: { ...request.headers, languageIndex: '0' } },
        options,
      );
      const envelope = JSON.parse(reply.text);
      const [other, own] = [read(JSON.parse(chinese.text)), read(envelope)];
      const kept = Object.entries(Object(own)).filter(([name]) => fields?.includes(name) === false);
      const data = Object.assign(Object(writtenAs(other, own)), Object.fromEntries(kept));
      const returnData = Buffer.from(JSON.stringify(data)).toString('base64');
      return { ...reply, text: JSON.stringify({ ...envelope, returnData }) } satisfies TransportReply;
    };
  return {
    ...sound,
    open() {
      const context = sound.open();
      return { ...context, transport: through(context.transport) };
    },
  };
}

const about = cases.filter(
  ({ name, method }) =>
    methods.includes(method) && /in the language of the call/.test(name) && !name.includes('no session'),
);

it.each(about.map((one) => [one.name, one] as const))(
  'no company has to write in three languages: “%s” is then left out',
  async (_, one) => {
    const result = await runCase(one, inOneLanguage(methods));
    expect(result).toMatchObject({
      status: 'skipped',
      why: 'it has no such text in more than one language',
    });
  },
);

it.each(about.map((one) => [one.name, one] as const))(
  '“%s” is broken where the method forgets a language that the gateway shows elsewhere',
  async (_, one) => {
    const { status } = await runCase(one, inOneLanguage([one.method]));
    expect(status).toBe('failed');
  },
);

it.each(about.filter(({ name }) => name.includes('facets')).map((one) => [one.name, one] as const))(
  '“%s” is broken where the facets alone forget a language',
  async (_, one) => {
    const { status } = await runCase(one, inOneLanguage([one.method], ['facets']));
    expect(status).toBe('failed');
  },
);
