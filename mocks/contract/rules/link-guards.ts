import { type Method, sendLinkCode, verifyLink } from '@careers/gateway/contract';
import { needing, type ProbeWith, reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { expectSame } from '../cases/check.ts';
import { type Rule, rule } from './rule.ts';

type KnownLink = Parameters<ProbeWith<'links'>['linkTo']>[0];

/** One link for each kind of page. */
const kinds = [
  'offer-pending',
  'interview-invited',
  'evaluation-open',
  'results-open',
  'resume-open',
  'forward-resume',
  'position-approval',
  'background-check',
  'supplier-check',
  'medical-report',
  'information-form',
  'resume-update',
  'resume-improve',
  'talent-invitation',
  'message-open',
] as const satisfies readonly KnownLink[];
type Kind = (typeof kinds)[number];

const offer = ['getOffer', 'acceptOffer', 'declineOffer', 'submitOfferAttachments'] as const;
const interview = ['getInterview', 'acceptInterview', 'abandonInterview', 'reportTimeNotSuitable'] as const;

/** The methods that work by each kind of link; what only opens links works by any. */
const methodsOf: Readonly<Record<Kind, readonly MethodId[]>> = {
  'offer-pending': offer,
  'interview-invited': interview,
  'evaluation-open': [
    'getEvaluation',
    'saveEvaluationDraft',
    'submitEvaluation',
    'getEvaluationConfig',
    'downloadResumeAtt',
  ],
  'results-open': ['getInterviewResults', 'getEvaluationRecord'],
  'resume-open': ['getResumeView', 'downloadResumeAtt'],
  'forward-resume': ['queryForward', 'submitForward', 'downloadResumeAtt'],
  'position-approval': ['getPositionApproval', 'decidePositionApproval'],
  'background-check': ['getBackgroundCheck', 'submitBackgroundCheck'],
  'supplier-check': ['getSupplierCheck', 'submitSupplierCheck'],
  'medical-report': ['getMedicalRequest', 'submitMedicalReport'],
  'information-form': ['getCollectTable', 'saveCollectDraft', 'submitCollectTable'],
  'resume-update': ['getResumeUpdate', 'submitResumeUpdate'],
  'resume-improve': ['getResumeImprovement', 'improveResume'],
  'talent-invitation': ['getTalentInvitation', 'submitTalentUpdate'],
  'message-open': ['getMessage'],
};

const byLink = methodIds.filter((id) => kinds.some((kind) => methodsOf[kind].includes(id)));

/** Links that ask for a code first, each with another such link of the same person. */
const locked: readonly (readonly [MethodId, KnownLink, KnownLink])[] = [
  ['getResumeView', 'resume-verify', 'resume-locked'],
  ['downloadResumeAtt', 'resume-verify', 'resume-locked'],
  ...(['getBackgroundCheck', 'submitBackgroundCheck'] as const).map(
    (id) => [id, 'background-check', 'medical-report'] as const,
  ),
  ...(['getMedicalRequest', 'submitMedicalReport'] as const).map(
    (id) => [id, 'medical-report', 'information-form'] as const,
  ),
  ...(['getCollectTable', 'saveCollectDraft', 'submitCollectTable'] as const).map(
    (id) => [id, 'information-form', 'background-check'] as const,
  ),
];

const methodOf = (id: MethodId): Method => registry[id];

interface ByLink {
  readonly token: string;
  readonly pass?: string;
}

/** What a method answers by a link instead of doing something: a query its state, a submit its reason. */
async function saidBy(probe: ProbeWith<never>, id: MethodId, link: ByLink): Promise<unknown> {
  const { submit } = methodOf(id);
  const own = submit ? { idempotencyKey: probe.newKey() } : {};
  const { code, data } = await probe.reply(registry[id], { ...reference[id].example.param, ...own, ...link });
  const { state, reason } = Object(data);
  if (!submit) return state;
  // A reason may be left out (decisions, section 1).
  return code === '451' ? (reason ?? 'refused') : code;
}

function expectClosed(id: MethodId, what: string, said: unknown, due: 'invalid' | 'locked'): void {
  const reason = due === 'invalid' ? 'linkInvalid' : 'linkLocked';
  const expected = registry[id].submit ? reason : due;
  expectSame(`what ${what} is answered`, said === 'refused' ? expected : said, expected);
}

export const linkGuardRules: readonly Rule[] = [
  ...kinds.map((kind) => {
    const own = methodsOf[kind];
    const others = byLink.filter((id) => !own.includes(id));
    const [first = 'getOffer', ...rest] = [...own, ...others];
    return rule(
      [first, ...rest],
      `has a link of its own kind, ${kind}, which opens no other page, and nothing with a token that was cut`,
      needing(['links'], async (probe) => {
        const token = await probe.linkTo(kind);
        // For whom all links are; only what needs a session looks at it.
        await probe.login('candidate');
        for (const id of others)
          expectClosed(id, `${id} by a link to ${kind}`, await saidBy(probe, id, { token }), 'invalid');
        for (const id of own)
          for (const cut of [token.slice(0, -1), token.slice(0, Math.ceil(token.length / 2))])
            expectClosed(
              id,
              `${id} by ${cut} of ${token}`,
              await saidBy(probe, id, { token: cut }),
              'invalid',
            );
      }),
    );
  }),
  ...locked.map(([id, link, other]) =>
    rule(
      [id, 'verifyLink'],
      'opens only with the pass of its own link, while that is valid',
      needing(['links', 'magic-values', 'own-world', 'clock'], async (probe) => {
        const [token, another] = [await probe.linkTo(link), await probe.linkTo(other)];
        const said = (pass?: string) => saidBy(probe, id, pass === undefined ? { token } : { token, pass });
        const passOf = async (of: string) => {
          await probe.call(sendLinkCode, { token: of, idempotencyKey: probe.newKey() });
          const verificationCode = probe.magic.code;
          const { pass } = await probe.call(verifyLink, {
            token: of,
            verificationCode,
            idempotencyKey: probe.newKey(),
          });
          // One code a minute and contact.
          await probe.advance('61s');
          return pass;
        };
        expectClosed(id, 'no pass', await said(), 'locked');
        expectClosed(id, 'a made-up pass', await said('a-pass-of-nobody'), 'locked');
        expectClosed(id, 'the pass of another link', await said(await passOf(another)), 'locked');
        const pass = await passOf(token);
        await probe.advance('119m');
        expectClosed(id, 'a pass of two hours ago', await said(pass), 'locked');
      }),
    ),
  ),
];
