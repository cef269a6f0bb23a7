import type { Transport, TransportRequest } from '@careers/gateway';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { Lacking } from './capabilities.ts';
import type { CaseContext } from './case-context.ts';

/**
 * Methods that read and change nothing, not even a count of tries, however they are called; no other one is sent with
 * --read-only.
 */
const reading: ReadonlySet<MethodId> = new Set<MethodId>([
  'captchaGet',
  'downloadResumeAtt',
  'exportMyData',
  'getAccountSettings',
  'getAgreement',
  'getBackgroundCheck',
  'getCompany',
  'getDelivery',
  'getDeliverySnapshot',
  'getEmployeeResume',
  'getEncryptedString',
  'getEvaluation',
  'getEvaluationConfig',
  'getEvaluationRecord',
  'getInterviewResults',
  'getInterview',
  'getLdapSsoLoginUrl',
  'getLdapSsoLogoutUrl',
  'getNews',
  'getCollectTable',
  'getMedicalRequest',
  'queryForward',
  'getResumeUpdate',
  'getTalentInvitation',
  'getMessage',
  'getOffer',
  'getPositionApproval',
  'getOwnEvaluation',
  'getParseResult',
  'getPublicKey',
  'getResume',
  'getResumeImprovement',
  'getResumeView',
  'getSupplierCheck',
  'getSysConfigInfo',
  'loadWebsiteStyle',
  'queryBrands',
  'queryCollections',
  'queryCompanies',
  'queryConsents',
  'queryContactInfoConfig',
  'queryDeliveries',
  'queryDueConsents',
  'queryHotPositions',
  'queryInterviewerWeek',
  'queryHotWords',
  'queryLatestPositions',
  'queryMessages',
  'queryNews',
  'queryOwnEvaluations',
  'queryPhilosophy',
  'queryPositionDetail',
  'queryPositionList',
  'queryRecommendations',
  'queryResumeFields',
  'queryResumeTemplates',
  'queryRobotConfig',
  'querySimilarPositions',
  'querySuggestions',
  'sharedWebsite',
]);

/** Names as they stand on the wire, of the methods that change something. */
const changing = new Map<string, MethodId>(
  methodIds.filter((id) => !reading.has(id)).map((id) => [registry[id].name, id]),
);

/**
 * A line that sends nothing which changes anything: a call of another kind is refused before it leaves, and noted in
 * `refused`. A login that is known to be right opens a session, which reading needs, and is sent.
 */
export function readingOnly(context: CaseContext, refused: Lacking[]): CaseContext {
  let signingOn = 0;
  const guarded =
    (transport: Transport): Transport =>
    async (request, options) => {
      const name = changed(request);
      if (name !== undefined && !(name === 'login' && signingOn > 0)) {
        const lack = new Lacking('writes', `${name} would change something, which --read-only forbids`);
        refused.push(lack);
        throw lack;
      }
      return transport(request, options);
    };
  return {
    ...context,
    transport: guarded(context.transport),
    visit: guarded(context.visit),
    async signingOn(run) {
      signingOn++;
      try {
        return await run();
      } finally {
        signingOn--;
      }
    },
  };
}

/** What a request would change: a method's id, or what it is; undefined for one that reads, or that nothing can read. */
function changed({ method, url, body }: TransportRequest): string | undefined {
  if (method === 'GET') return undefined;
  if (typeof body !== 'string') return 'a file';
  const { pathname, searchParams } = new URL(url);
  if (!searchParams.has('api_id')) return `a visit to ${pathname}`;
  const name = calledName(body);
  return name === undefined ? undefined : changing.get(name);
}

/** The method of a call's payload, by Node's own means; none of one that is broken on purpose. */
function calledName(body: string): string | undefined {
  try {
    const { paramString }: { paramString?: unknown } = JSON.parse(body);
    const { biz } = JSON.parse(Buffer.from(String(paramString), 'base64').toString('utf8'));
    return String(biz.method === 'post' || biz.method === 'get' ? biz.uri : (biz.method ?? biz.uri));
  } catch {
    return undefined;
  }
}

export const isReading = (id: MethodId): boolean => reading.has(id);
