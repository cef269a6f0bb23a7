import {
  type ImprovableSection,
  type Improvement,
  improvableSections,
  type ResumeContent,
  type ResumeImprovementState,
} from '@careers/gateway/contract';
import { updateReason } from '../data/requests-of-resumes.ts';
import type { StoredRequest } from '../domain/process-state.ts';
import type { StoredSnapshot } from '../domain/state.ts';
import { demandsOn, isFilledIn } from '../resumes/required.ts';
import { describeSections, refuseLacking } from './asked-sections.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { requestFactsOf, submitRequest } from './requests.ts';
import { choicesOf } from './resume.ts';
import { saysTheSame } from './save-section.ts';
import { changedSince, revisionOf, rewriteSections, snapshotOf } from './snapshots.ts';

export const resumeUpdateResolvers = {
  getResumeUpdate: (_param, context) => describe(context),

  submitResumeUpdate: ({ revision, sections }, context) => {
    const { delivery } = context.requireLink();
    const sent = snapshotOf(context, delivery);
    const asked = sectionsOf(sent.content);
    const receipt = submitRequest(
      context,
      'resumeUpdate',
      { sections: asked },
      () => describe(context),
      () => refuse(sent, asked, revision, sections),
    );
    rewriteSections(context, delivery, sections);
    return receipt;
  },
} satisfies Partial<Resolvers>;

/** The sections that are filled in in the resume that was sent. */
function sectionsOf(content: ResumeContent): ImprovableSection[] {
  return improvableSections.filter((section) => isFilledIn(section, content[section]));
}

/** @throws {BusinessError} sectionNotAsked, incomplete, conflict */
function refuse(
  sent: StoredSnapshot,
  asked: readonly ImprovableSection[],
  revision: number,
  sections: readonly Improvement[],
): void {
  refuseLacking(asked, sections);
  const differing = sections.filter(
    ({ section, value }) => !saysTheSame(section, sent.content[section], value),
  );
  const changed = changedSince(
    sent,
    revision,
    differing.map(({ section }) => section),
  );
  if (changed.length > 0) throw new BusinessError('conflict', { sections: changed });
}

const describe = (context: CallContext): ResumeImprovementState =>
  describeSections(context, 'resumeUpdate', (request) => askedOf(context, request));

function askedOf(context: CallContext, request: StoredRequest) {
  const sent = snapshotOf(context, context.requireLink().delivery);
  const { content } = sent;
  const asked = sectionsOf(content);
  return {
    ...requestFactsOf(context, request),
    reason: updateReason[context.locale],
    asks: asked.map((section) => ({ section, note: '', requiredFields: demandsOn(section).requiredFields })),
    sections: asked.map((section) => ({ section, value: content[section] }) as Improvement),
    revision: revisionOf(sent),
    options: choicesOf(context.locale),
  };
}
