import type { StoredDelivery } from '../domain/state.ts';
import { isOver } from '../process/process.ts';
import type { CallContext } from './context.ts';
import { snapshotOf } from './snapshots.ts';

/** The resume that somebody is asked about by a link, and the file if it was handed in as one. */
export function askedResumeOf(context: CallContext, delivery: StoredDelivery) {
  const { templateId, content, file } = snapshotOf(context, delivery);
  return { view: { templateId, content }, ...(file ? { file } : {}) };
}

/** The same beside the receipt of what was said of it; nothing once the application is over, since nobody has to read it any more. */
export function answeredResumeOf(context: CallContext, delivery: StoredDelivery) {
  return isOver(delivery.process) ? {} : askedResumeOf(context, delivery);
}
