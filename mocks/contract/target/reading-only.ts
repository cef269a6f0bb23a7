import type { Transport, TransportRequest } from '@careers/gateway';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { Lacking } from './capabilities.ts';
import type { CaseContext } from './case-context.ts';

/**
 * Methods that only read: whatever is sent to them changes nothing, not even a count of failed tries. With --read-only no other
 * method is called.
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

/** The methods that change something, by their names on the wire. */
const changing = new Map<string, MethodId>(
  methodIds.filter((id) => !reading.has(id)).map((id) => [registry[id].name, id]),
);

/**
 * A transport that sends nothing that changes anything: any other call is refused before it is sent, and recorded in `refused`.
 * A login that is known to be right is sent, since reading needs a session.
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

/** What a request would change: a method's id, or a description; undefined if it only reads, or if no gateway can read it. */
function changed({ method, url, body }: TransportRequest): string | undefined {
  if (method === 'GET') return undefined;
  if (typeof body !== 'string') return 'a file';
  const { pathname, searchParams } = new URL(url);
  if (!searchParams.has('api_id')) return `a visit to ${pathname}`;
  const name = calledName(body);
  return name === undefined ? undefined : changing.get(name);
}

/** The method in a call's payload, decoded by Node; undefined if the payload is broken on purpose. */
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
