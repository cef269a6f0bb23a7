import type { ImprovableSection, Improvement, ResumeImprovementState } from '@careers/gateway/contract';
import type { Account } from '../domain/account-state.ts';
import type { StoredRequest } from '../domain/process-state.ts';
import { improvementAsks, improvementReason } from '../process/improvement-asks.ts';
import { demandsOn } from '../resumes/required.ts';
import { describeSections, refuseLacking } from './asked-sections.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { requestFactsOf, submitRequest } from './requests.ts';
import { choicesOf, resumeContentOf, storedResume } from './resume.ts';
import { saveSection } from './save-section.ts';
import { rewriteSections } from './snapshots.ts';

const asked: readonly ImprovableSection[] = improvementAsks.map(({ section }) => section);

export const resumeImproveResolvers = {
  getResumeImprovement: (_param, context) => describe(context),

  improveResume: ({ revision, sections }, context) => {
    const { delivery } = context.requireLink();
    const account = ownerOf(context);
    const receipt = submitRequest(
      context,
      'resumeImprovement',
      { sections: [...asked] },
      () => describe(context),
      () => refuse(context, account, revision, sections),
    );
    for (const improvement of sections)
      saveSection(context, account, resumeContentOf(context, account), { revision, ...improvement });
    // What is submitted for an application is added to it, so that its reader sees it.
    rewriteSections(context, delivery, sections);
    return receipt;
  },
} satisfies Partial<Resolvers>;

/** @throws {BusinessError} sectionNotAsked, incomplete, conflict */
function refuse(
  context: CallContext,
  account: Account,
  revision: number,
  sections: readonly Improvement[],
): void {
  refuseLacking(asked, sections);
  const { written, revision: current } = storedResume(context, account);
  const changed = asked.filter(
    (section) => revision > current || (written[section]?.revision ?? 0) > revision,
  );
  if (changed.length > 0) throw new BusinessError('conflict', { sections: changed });
}

const describe = (context: CallContext): ResumeImprovementState =>
  describeSections(context, 'resumeImprovement', (request) => askedOf(context, request));

function askedOf(context: CallContext, request: StoredRequest) {
  const { locale } = context;
  const account = ownerOf(context);
  const content = resumeContentOf(context, account);
  return {
    ...requestFactsOf(context, request),
    reason: improvementReason[locale],
    asks: improvementAsks.map(({ section, note }) => ({
      section,
      note: note[locale],
      requiredFields: demandsOn(section).requiredFields,
    })),
    sections: improvementAsks.map(({ section }) => ({ section, value: content[section] }) as Improvement),
    revision: storedResume(context, account).revision,
    options: choicesOf(locale),
  };
}

/**
 * The owner of the resume.
 * @throws {BusinessError} linkInvalid
 */
function ownerOf(context: CallContext): Account {
  const account = context.state().accounts[context.requireLink().delivery.accountId];
  if (!account) throw new BusinessError('linkInvalid');
  return account;
}
