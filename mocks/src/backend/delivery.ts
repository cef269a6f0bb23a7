import type { Delivery, DeliveryStatus } from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import { keepNewestOf } from '../core/keep-newest.ts';
import { deliveryStatuses } from '../data/dictionaries.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { statuses } from '../positions/table.ts';
import { messageTexts } from '../texts.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { activeDelivery, isRevocable, moveDelivery } from './delivery-rules.ts';
import { fillText } from './messages.ts';
import { openSite } from './open-site.ts';
import { indexOf, summaryOf } from './positions.ts';
import { missingSections } from './resume.ts';
import { siteName } from './site.ts';

/** Deliveries of a world; beyond that the oldest go. */
const DELIVERIES_KEPT = 5000;

export const deliveryResolvers = {
  deliverResume: ({ positionId }, context) => {
    const site = openSite(context);
    const account = context.requireAccount();
    const index = indexOf(context, positionId, site);
    const status = statuses[context.positions().table.status[index] ?? 0];
    if (status === 'closed' || status === 'delisted') throw new BusinessError(status);
    const existing = activeDelivery(context.state(), account.id, positionId);
    if (existing) throw new BusinessError('duplicate', { deliveryId: existing.id });
    const missing = missingSections(context.state(), account.id);
    if (missing.length > 0) throw new BusinessError('incomplete', { missing });
    const stored: StoredDelivery = {
      id: context.newId('delivery'),
      accountId: account.id,
      positionId,
      deliveredAt: context.clock.now(),
      snapshotId: context.newId('snapshot'),
      status: 'delivered',
      timeline: [{ stage: 'delivered', at: context.clock.now() }],
    };
    context.state().deliveries.push(stored);
    keepNewestOf(context.state().deliveries, DELIVERIES_KEPT);
    const delivery = describeDelivery(context, stored);
    notify(context, siteName(site, context), delivery);
    return delivery;
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

  revokeDelivery: ({ id }, context) => {
    const stored = ownDelivery(context, id);
    if (!isRevocable(stored)) throw new BusinessError('notRevocable');
    moveDelivery(stored, 'revoked', context.clock.now());
    return describeDelivery(context, stored);
  },
} satisfies Partial<Resolvers>;

/** The deliveries of the call's account, the latest first. */
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
  return {
    id: stored.id,
    position: summaryOf(context, index),
    deliveredAt: isoInstant(stored.deliveredAt),
    status: stored.status,
    statusLabel: wordingOf(stored.status).name[locale],
    timeline: stored.timeline.map(({ stage, at }) => ({
      stage,
      label: wordingOf(stage).name[locale],
      at: isoInstant(at),
      note: wordingOf(stage).note[locale],
    })),
    snapshotId: stored.snapshotId,
    revocable: isRevocable(stored),
  };
}

function wordingOf(status: DeliveryStatus) {
  const wording = deliveryStatuses.find((entry) => entry.id === status);
  if (!wording) throw new RangeError(`no wording for ${status}`);
  return wording;
}

function notify(context: CallContext, site: string, delivery: Delivery): void {
  const { phone, phoneNationCode, email } = context.requireAccount();
  const text = fillText(messageTexts.delivered[context.locale], { site, post: delivery.position.post });
  const link = '/personalCenter';
  if (email) context.send({ channel: 'email', to: email, text, link });
  else if (phone) context.send({ channel: 'sms', to: `${phoneNationCode ?? ''} ${phone}`, text, link });
}
