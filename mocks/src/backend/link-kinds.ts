import type { Method } from '@careers/gateway/contract';
import type { LinkKind } from '../domain/process-state.ts';

/** Which links the methods of an API group accept. */
const byGroup: Readonly<Record<string, LinkKind>> = {
  'rm.offer': 'offer',
  'rm.interview': 'interview',
  'rm.collect': 'informationForm',
  'rm.resumeUpdate': 'resumeUpdate',
  'rm.talent': 'talentUpdate',
  'rm.approval': 'approval',
  'rm.message': 'message',
  forwardResumeOperation: 'resumeForward',
  interviewEvaluationNoAuth: 'evaluation',
  interviewEvaluationConfigNoAuth: 'results',
};

/** The methods of groups that accept several kinds of links. */
const byName: Readonly<Record<string, LinkKind>> = {
  getBackgroundCheck: 'backgroundCheck',
  submitBackgroundCheck: 'backgroundCheck',
  getSupplierCheck: 'supplierCheck',
  submitSupplierCheck: 'supplierCheck',
  getMedicalRequest: 'medicalReport',
  submitMedicalReport: 'medicalReport',
  getResumeImprovement: 'resumeImprovement',
  improveResume: 'resumeImprovement',
  getEvaluationConfig: 'evaluation',
};

/** Which links a method accepts: whoever was sent a resume cannot answer the offer. */
function kindOf({ name, groups }: Pick<Method, 'name' | 'groups'>): LinkKind {
  return byName[name] ?? byGroup[groups[0] ?? ''] ?? 'resume';
}

/** The kinds of links that show a resume, and with it its files. */
const showing: readonly LinkKind[] = ['resume', 'evaluation', 'resumeForward'];

/** Whether a method accepts links of a kind. */
export function worksByKind(method: Pick<Method, 'name' | 'groups'>, kind: LinkKind): boolean {
  return method.name === 'downloadResumeAtt' ? showing.includes(kind) : kindOf(method) === kind;
}
