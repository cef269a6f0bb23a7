import type { Delivery, DeliveryStatus, ResumeSection } from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import { fillText } from '../core/fill-text.ts';
import { deliveryStatuses } from '../data/dictionaries.ts';
import type { Locale } from '../data/types.ts';
import type { ProcessEventName, StoredProcess } from '../domain/process-state.ts';
import type { StoredDelivery, StoredSnapshot } from '../domain/state.ts';
import { statuses } from '../positions/table.ts';
import { TransitionRefused } from '../process/engine.ts';
import { begin, eventsOf, moveOn } from '../process/hiring.ts';
import { stageOf, timelineOf } from '../process/process.ts';
import { stepWordings } from '../process/step-wordings.ts';
import { writeTime } from '../process/write-time.ts';
import { missingIn } from '../resumes/required.ts';
import { originalWebsiteId } from '../sites/share-websites.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { activeDelivery } from './delivery-rules.ts';
import { nextActionOf } from './next-action.ts';
import { openSite } from './open-site.ts';
import { indexOf, summaryOf } from './positions.ts';
import { missingSections } from './resume.ts';
import { employeeResume, keepSnapshot, snapshotOf, takeSnapshot } from './snapshots.ts';
import { templateOf } from './template-of.ts';

export const deliveryResolvers = {
  deliverResume: ({ positionId, source, fileId }, context) => {
    const site = openSite(context);
    const account = context.requireAccount();
    const index = indexOf(context, positionId, site);
    const status = statuses[context.positions().table.status[index] ?? 0];
    if (status === 'closed' || status === 'delisted') throw new BusinessError(status);
    const existing = activeDelivery(context.state(), account.id, positionId);
    if (existing) throw new BusinessError('duplicate', { deliveryId: existing.id });
    const snapshot = takeSnapshot(context, { source, fileId });
    const missing = missingSent(context, snapshot);
    if (missing.length > 0) throw new BusinessError('incomplete', { missing });
    const snapshotId = context.newId('snapshot');
    keepSnapshot(context, snapshotId, snapshot);
    const stored = begin(context, {
      id: context.newId('delivery'),
      accountId: account.id,
      positionId,
      siteId: originalWebsiteId(site.id) ?? site.id,
      locale: context.locale,
      snapshotId,
    });
    return describeDelivery(context, stored);
  },

  queryDeliveries: ({ pageNo, pageSize }, context) => {
    const own = ownDeliveries(context);
    const from = (pageNo - 1) * pageSize;
    return {
      total: own.length,
      rows: own.slice(from, from + pageSize).map((stored) => describeDelivery(context, stored)),
    };
  },

  getDelivery: ({ id }, context) => describeDelivery(context, ownDelivery(context, id)),

  getDeliverySnapshot: ({ id }, context) => {
    const { source, templateId, content, file } = snapshotOf(context, ownDelivery(context, id));
    return { source, view: { templateId, content }, ...(file ? { file } : {}) };
  },

  getEmployeeResume: (_param, context) => {
    openSite(context);
    const account = context.requireAccount();
    return { templateId: templateOf(context, account), content: employeeResume(context, account) };
  },

  revokeDelivery: ({ id }, context) => {
    const stored = ownDelivery(context, id);
    try {
      moveOn(context, stored, { type: 'revoke' }, 'candidate');
    } catch (error) {
      if (!(error instanceof TransitionRefused)) throw error;
      throw new BusinessError(stageOf(stored.process) === 'revoked' ? 'alreadyRevoked' : 'notRevocable');
    }
    return describeDelivery(context, stored);
  },
} satisfies Partial<Resolvers>;

/** What is missing in a delivery: nothing in the directory's resume; beside a file, only the person's basics. */
function missingSent(context: CallContext, { source, content, file }: StoredSnapshot): ResumeSection[] {
  if (source === 'employee') return [];
  const missing = missingSections(context, context.requireAccount());
  return source === 'quick' && file ? missingIn(content).filter((section) => section === 'basics') : missing;
}

/** The deliveries of the call's account, latest first. */
export function ownDeliveries(context: CallContext): StoredDelivery[] {
  const { id } = context.requireAccount();
  return context
    .state()
    .deliveries.filter((delivery) => delivery.accountId === id)
    .sort((a, b) => b.deliveredAt - a.deliveredAt);
}

function ownDelivery(context: CallContext, id: string): StoredDelivery {
  const account = context.requireAccount();
  const stored = context.state().deliveries.find((delivery) => delivery.id === id);
  if (!stored || stored.accountId !== account.id) throw new BusinessError('deliveryUnknown');
  return stored;
}

/** A delivery in the language of the call. */
export function describeDelivery(context: CallContext, stored: StoredDelivery): Delivery {
  const { locale } = context;
  const index = context.positions().table.indexOf(stored.positionId);
  if (index === undefined) throw new BusinessError('positionUnknown');
  const status = stageOf(stored.process);
  const nextAction = nextActionOf(context, stored);
  return {
    id: stored.id,
    position: summaryOf(context, index),
    deliveredAt: isoInstant(stored.deliveredAt),
    status,
    statusLabel: wordingOf(status).name[locale],
    timeline: timelineOf(stored.process).map(({ event, stage, at }) => ({
      stage,
      at: isoInstant(at),
      ...wordsOfStep(event, stage, locale, interviewTime(stored.process, at)),
    })),
    snapshotId: stored.snapshotId,
    revocable: eventsOf(context, stored, 'candidate').includes('revoke'),
    ...(nextAction ? { nextAction } : {}),
  };
}

/** The text of a step in the timeline: that of its stage, unless the event has one of its own. */
function wordsOfStep(
  event: ProcessEventName,
  stage: DeliveryStatus,
  locale: Locale,
  interviewed: number | undefined,
) {
  const { name, note } = stepWordings[event] ?? wordingOf(stage);
  return { label: name[locale], note: fillText(note[locale], { time: writeTime(interviewed, locale) }) };
}

/** When the interview takes place whose round had begun at some moment; undefined without a round or a time. */
function interviewTime({ interviews }: StoredProcess, at: number): number | undefined {
  return interviews.findLast(({ sentAt }) => sentAt <= at)?.time?.start;
}

function wordingOf(status: DeliveryStatus) {
  const wording = deliveryStatuses.find((entry) => entry.id === status);
  if (!wording) throw new RangeError(`no wording for ${status}`);
  return wording;
}
