import type { FileRef } from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import { resumeTemplates } from '../data/resume-templates.ts';
import type { StoredSnapshot } from '../domain/state.ts';
import { isOver } from '../process/process.ts';
import { askedResumeOf } from './asked-resume.ts';
import { BusinessError, type Resolvers } from './context.ts';
import { fileAddress } from './file-address.ts';
import { handledAnswer } from './link-access.ts';
import { openSite } from './open-site.ts';
import { askedPositionOf } from './requests.ts';
import { findFile } from './sample-files.ts';
import { snapshotOf } from './snapshots.ts';
import { startingTemplate } from './template-of.ts';

export const resumeViewResolvers = {
  queryResumeTemplates: (_param, context) => ({
    templates: resumeTemplates.map(({ id, name }) => ({ id, name: name[context.locale] })),
    startsWith: startingTemplate(openSite(context)),
  }),

  saveResumeTemplate: ({ templateId }, context) => {
    const { id } = context.requireAccount();
    if (!resumeTemplates.some((one) => one.id === templateId)) throw new BusinessError('templateUnknown');
    const { resumes } = context.state();
    const stored = resumes[id];
    if (!stored) throw new RangeError(`no resume of ${id}`);
    resumes[id] = { ...stored, templateId };
    return { templateId };
  },

  getResumeView: (_param, context) => {
    const { link, delivery } = context.requireLink();
    return {
      state: 'open' as const,
      homepageConfigId: delivery.siteId,
      candidateName: context.state().accounts[delivery.accountId]?.name ?? '',
      position: askedPositionOf(context, delivery),
      sentAt: isoInstant(link.issuedAt),
      expiresAt: isoInstant(link.expiresAt),
      ...askedResumeOf(context, delivery),
    };
  },

  downloadResumeAtt: ({ fileId }, context) => {
    const opened = context.requireLink();
    const { delivery } = opened;
    if (isOver(delivery.process)) return handledAnswer(context, opened, 'over');
    const isShown = filesOf(snapshotOf(context, delivery)).some((one) => one.fileId === fileId);
    if (!isShown || !findFile(context, fileId)) throw new BusinessError('fileUnknown');
    return {
      state: 'open' as const,
      homepageConfigId: delivery.siteId,
      url: fileAddress(context, context.directory, fileId),
    };
  },
} satisfies Partial<Resolvers>;

/** All files of a delivery. */
function filesOf({ content: { photo, attachments, video }, file }: StoredSnapshot): FileRef[] {
  return [file, photo, ...attachments, video].flatMap((one) => one ?? []);
}
