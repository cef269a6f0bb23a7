import { type MethodId, registry } from '@careers/gateway/registry';
import { worksBy } from '../../src/backend/link-access.ts';
import type { RequestKind } from '../../src/domain/process-state.ts';
import { requestRules } from '../../src/process/requests.ts';
import { type MagicLink, magicLinks } from '../../src/scenarios/magic-links.ts';

/** The links that a method works by; those to the talent pool are used in a session. */
function linksOf(id: MethodId): readonly MagicLink[] {
  return magicLinks.filter(({ kind }) => worksBy(registry[id], kind));
}

const isLocked = ({ kind, verification }: MagicLink) =>
  verification !== undefined || requestRules[kind as RequestKind]?.verification !== undefined;

/** Whether one of a method's links asks for a code before it shows anything. */
function canLock(id: MethodId): boolean {
  return linksOf(id).some(isLocked);
}

const isByLink = (id: MethodId) => 'token' in Object(Object(registry[id].param).entries);

/** The variant with a login answers in the form of its link but has no link: nothing locks it, and nobody else answers it. */
const neverByLogin = ['verification', 'contact', 'outcome', 'message'];
const isByLogin = (id: MethodId) => registry[id].groups[0] === 'interviewEvaluation';

/** Fields that the form of every answer by link has, although none of the method's own links ever has a value for them. */
export function hasNoValueByLink(id: MethodId, path: readonly string[]): boolean {
  const [field = ''] = path;
  if (path.length === 1 && isByLogin(id) && neverByLogin.includes(field)) return true;
  if (!isByLink(id) || path.length !== 1) return false;
  if (field === 'verification' || field === 'contact') return !canLock(id);
  // It is the gateway's own, and no page reads it.
  if (field === 'outcome') return true;
  // The receipts of offers carry the specification's sentence; other submits answer only a bare receipt.
  const { submit, data, groups } = registry[id];
  return field === 'message' && submit && data.type === 'object' && groups[0] !== 'rm.offer';
}
