import {
  downloadResumeAtt,
  getResume,
  getResumeView,
  type Method,
  verifyLink,
} from '@careers/gateway/contract';
import { languageIndexes, needing, type Probe, type ProbeWith, reference } from '@careers/gateway/reference';
import { type MethodId, registry } from '@careers/gateway/registry';
import { expectSame, expectTrue } from '../cases/check.ts';
import type { CaseProbe } from '../target/probe.ts';
import { fieldsByState } from './link-declarations.ts';
import { type Rule, rule } from './rule.ts';

const MINUTE = 60_000;

type KnownLink = Parameters<ProbeWith<'links'>['linkTo']>[0];

type Answer = Readonly<Record<string, unknown>> & { readonly state: string };

interface Links {
  readonly open: KnownLink;
  readonly over?: KnownLink;
  readonly expired?: KnownLink;
}

const evaluations: Links = {
  open: 'evaluation-open',
  over: 'evaluation-over',
  expired: 'evaluation-expired',
};
const forms: Links = {
  open: 'information-form',
  over: 'information-form-over',
  expired: 'information-form-expired',
};
const results: Links = { open: 'results-open', expired: 'results-expired' };

/** Queries by link, each with links in several states; the param is the reference's. */
const linksOf: Partial<Record<MethodId, Links>> = {
  getPositionApproval: {
    open: 'position-approval',
    over: 'position-approval-over',
    expired: 'position-approval-expired',
  },
  getBackgroundCheck: {
    open: 'background-check',
    over: 'background-check-over',
    expired: 'background-check-expired',
  },
  getSupplierCheck: {
    open: 'supplier-check',
    over: 'supplier-check-over',
    expired: 'supplier-check-expired',
  },
  getMedicalRequest: {
    open: 'medical-report',
    over: 'medical-report-over',
    expired: 'medical-report-expired',
  },
  getCollectTable: forms,
  saveCollectDraft: forms,
  getEvaluation: evaluations,
  saveEvaluationDraft: evaluations,
  getEvaluationConfig: { open: 'evaluation-open', over: 'evaluation-over' },
  getInterviewResults: results,
  getEvaluationRecord: results,
  queryForward: { open: 'forward-resume', over: 'forward-resume-over', expired: 'forward-resume-expired' },
  getResumeUpdate: { open: 'resume-update', over: 'resume-update-over', expired: 'resume-update-expired' },
  getResumeImprovement: {
    open: 'resume-improve',
    over: 'resume-improve-over',
    expired: 'resume-improve-expired',
  },
  getInterview: { open: 'interview-invited', over: 'interview-over', expired: 'interview-expired' },
  getOffer: { open: 'offer-pending', over: 'offer-withdrawn', expired: 'offer-expired' },
  getMessage: { open: 'message-open', expired: 'message-expired' },
  getResumeView: { open: 'resume-open', over: 'resume-over', expired: 'resume-expired' },
};

/** A link of the kind that a query takes whose application is over; undefined if there is none. */
export const overBy = (query: MethodId): KnownLink | undefined => linksOf[query]?.over;

const known = Object.entries(linksOf) as [MethodId, Links][];
const methodOf = (id: MethodId): Method => registry[id];

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Queries by a link as the reference's example does. */
async function ask(probe: Probe, id: MethodId, token: string): Promise<Answer> {
  const { param } = reference[id].example;
  return (await probe.call(methodOf(id), { ...param, token })) as Answer;
}

/** Links that ask for a code before they show anything, by the query that reads them. */
const locked: readonly (readonly [MethodId, KnownLink])[] = [
  ['getResumeView', 'resume-verify'],
  ['downloadResumeAtt', 'resume-verify'],
  ['getBackgroundCheck', 'background-check'],
  ['getMedicalRequest', 'medical-report'],
  ['getCollectTable', 'information-form'],
  ['saveCollectDraft', 'information-form'],
];

export const linkStateRules: readonly Rule[] = [
  ...known.map(([id, { open, over, expired }]) =>
    rule(id, 'answers the state of each link in the language of the call, whichever link was used before', {
      needs: ['links'],
      run: async (probe: CaseProbe) => {
        const first = await ask(probe, id, await probe.linkTo(open));
        expectTrue(`the link is ${first.state}`, first.state === 'open' || first.state === 'locked');
        const closed = [
          ...(over ? [['handled', over] as const] : []),
          ...(expired ? [['expired', expired] as const] : []),
        ];
        for (const [state, link] of closed) {
          const token = await probe.linkTo(link);
          const messages = new Set<unknown>();
          for (const language of languageIndexes) {
            const answer = await ask(probe.speaking(language), id, token);
            expectSame(`the state of ${link}`, answer.state, state);
            messages.add(answer.message);
          }
          expectSame('messages that differ, of three languages', messages.size, 3);
        }
        expectSame('the first, again', (await ask(probe, id, await probe.linkTo(open))).state, first.state);
      },
    }),
  ),
  ...known
    .filter(([id]) => 'companyZone' in (fieldsByState(id).get('open') ?? {}))
    .map(([id]) =>
      rule(id, 'names the zone of the company as every browser knows it', {
        needs: reference[id].success.needs,
        run: async (probe: CaseProbe) => {
          await reference[id].success.run(probe);
          const zones = probe
            .done()
            .filter(({ method }) => method === registry[id])
            .flatMap(({ data }) => (Reflect.get(Object(data), 'companyZone') as string | undefined) ?? []);
          expectTrue('a zone is named', zones.length > 0);
          for (const zone of zones) expectTrue(`${zone} is a zone’s name`, isZone(zone));
        },
      }),
    ),
  ...known
    .filter(([id]) => ['askedBy', 'contact'].some((name) => name in (fieldsByState(id).get('open') ?? {})))
    .map(([id]) =>
      rule(id, 'names a contact person, with an e-mail where there is one', {
        needs: reference[id].success.needs,
        run: async (probe: CaseProbe) => {
          await reference[id].success.run(probe);
          const people = probe
            .done()
            .filter(({ method }) => method === registry[id])
            .flatMap(({ data }) => Object(data).askedBy ?? Object(data).contact ?? []);
          expectTrue('somebody is named', people.length > 0);
          for (const { name, email } of people) {
            expectTrue(`“${name}” is a name`, String(name).trim() !== '');
            expectTrue(`“${email}” is an e-mail`, !email || /^\S+@\S+\.\S+$/.test(email));
          }
        },
      }),
    ),
  ...known
    .filter(([id]) => 'candidateName' in (fieldsByState(id).get('open') ?? {}))
    .map(([id]) =>
      rule([id, 'getResume'], 'names the person that it is about', {
        needs: reference[id].success.needs,
        run: async (probe: CaseProbe) => {
          const { basics } = await (await probe.another('candidate')).call(getResume, {});
          await reference[id].success.run(probe);
          const names = probe
            .done()
            .filter(({ method }) => method === registry[id])
            .flatMap(({ data }) => Object(data).candidateName ?? []);
          expectTrue('somebody is named', names.length > 0);
          for (const name of names) expectSame('the name', name, basics.name);
        },
      }),
    ),
  ...locked.map(([id, link]) =>
    rule(id, 'answers for a locked link only the masked contact for its code', {
      needs: ['links'],
      run: async (probe: CaseProbe) => {
        const answer = await ask(probe, id, await probe.linkTo(link));
        const { state, verification, contact } = answer;
        expectSame('the state', state, 'locked');
        const declared = Object.keys(fieldsByState(id).get('locked') ?? {});
        expectSame(
          'what else is said',
          Object.keys(answer).filter((name) => !declared.includes(name)),
          [],
        );
        const way = String(contact).includes('@') ? 'email' : 'sms';
        expectSame(`how it goes to ${String(contact)}`, verification, way);
        expectTrue('the contact is masked', String(contact).includes('**'));
      },
    }),
  ),
  rule(
    ['getResumeView', 'downloadResumeAtt'],
    'locks a resume together with its files',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('resume-verify');
      expectSame(
        'what is said of a file',
        await probe.call(downloadResumeAtt, { token, fileId: 'any' }),
        await probe.call(getResumeView, { token }),
      );
    }),
  ),
  rule(
    'verifyLink',
    'says until when its pass opens the link: two hours',
    needing(['links', 'magic-values', 'own-world'], async (probe) => {
      const { expiresAt } = await probe.call(verifyLink, {
        token: await probe.linkTo('resume-verify'),
        verificationCode: probe.magic.code,
        idempotencyKey: probe.newKey(),
      });
      const left = Date.parse(expiresAt) - Date.now();
      expectTrue(`it is until ${expiresAt}`, Math.abs(left - 120 * MINUTE) < MINUTE);
    }),
  ),
];
