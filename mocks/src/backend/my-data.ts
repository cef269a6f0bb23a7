import type { Delivery } from '@careers/gateway/contract';
import { isoDay, isoInstant } from '../core/clock.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { ownCollections } from './collections.ts';
import type { CallContext, Resolvers } from './context.ts';
import { describeDelivery, ownDeliveries } from './delivery.ts';
import { ownConsents } from './own-consents.ts';
import { ownFiles } from './own-files.ts';
import { keptOf } from './personal-data.ts';
import { describeResume } from './resume.ts';
import { snapshotOf } from './snapshots.ts';

/** The data that is stored about a person: by which consents, and all of it for export. */
export const myDataResolvers = {
  queryConsents: (_param, context) => ownConsents(context),

  exportMyData: (_param, context) => {
    const account = context.requireAccount();
    const { id, name, phone, phoneNationCode, email } = account;
    const now = context.clock.now();
    const files = ownFiles(context);
    const content = {
      exportedAt: isoInstant(now),
      account: { id, name, account: account.account, phone, phoneNationCode, email },
      consents: ownConsents(context),
      resume: describeResume(context, account),
      deliveries: ownDeliveries(context).map((stored) => ({
        ...withoutLink(describeDelivery(context, stored)),
        sent: sentBy(context, stored),
      })),
      collections: ownCollections(context),
      ...keptOf(context, account),
      files,
    };
    return { fileName: `my-data-${isoDay(now)}.json`, content: JSON.stringify(content, null, 2), files };
  },
} satisfies Partial<Resolvers>;

/** A delivery without its link, for the export: a file that is passed on must open no link. */
function withoutLink({ nextAction: _, ...delivery }: Delivery): Omit<Delivery, 'nextAction'> {
  return delivery;
}

/** What a delivery contained, and what it contained at first if it was updated since. */
function sentBy(context: CallContext, stored: StoredDelivery) {
  const { source, templateId, content, file, firstSent } = snapshotOf(context, stored);
  return { source, templateId, content, file, firstSent };
}
