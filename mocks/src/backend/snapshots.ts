import type { FileRef, ResumeContent } from '@careers/gateway/contract';
import { keepNewest } from '../core/keep-newest.ts';
import type { Account, StoredDelivery, StoredSnapshot } from '../domain/state.ts';
import { isDirectoryAccount } from './account-rules.ts';
import { BusinessError, type CallContext } from './context.ts';
import { ownFile } from './own-file.ts';
import { beginningContentOf, employeeContentOf, resumeContentOf } from './resume.ts';
import { emptyContent } from './sample-resume.ts';
import { templateOf } from './template-of.ts';

/** Snapshots of a world; beyond that the oldest are as the world began with them. */
const SNAPSHOTS_KEPT = 1000;

/** What a delivery is to send, as its maker says. */
interface Sending {
  readonly source: StoredSnapshot['source'];
  readonly fileId?: string | undefined;
}

/**
 * What a delivery sends: the resume as it stands now, the directory's, or the basics beside a file. It stays as it was
 * sent, whatever is written later.
 * @throws {BusinessError} noEmployeeResume, and those of files
 */
export function takeSnapshot(context: CallContext, { source, fileId }: Sending): StoredSnapshot {
  const account = context.requireAccount();
  const file: FileRef | undefined = fileId === undefined ? undefined : ownFile(context, 'resumeFile', fileId);
  return {
    source,
    templateId: templateOf(context, account),
    content: contentSent(context, account, source, file !== undefined),
    ...(file ? { file } : {}),
  };
}

function contentSent(
  context: CallContext,
  account: Account,
  source: StoredSnapshot['source'],
  byFile: boolean,
): ResumeContent {
  if (source === 'employee') return employeeResume(context, account);
  const content = resumeContentOf(context, account);
  return byFile && source === 'quick' ? { ...emptyContent(account), basics: content.basics } : content;
}

/** The directory's resume of somebody. @throws {BusinessError} noEmployeeResume */
export function employeeResume(context: CallContext, account: Account): ResumeContent {
  if (!isDirectoryAccount(account)) throw new BusinessError('noEmployeeResume');
  return employeeContentOf(context, account);
}

/** Keeps what a delivery sent. */
export function keepSnapshot({ state }: CallContext, id: string, snapshot: StoredSnapshot): void {
  const { snapshots } = state();
  snapshots[id] = snapshot;
  keepNewest(snapshots, SNAPSHOTS_KEPT);
}

/** What a delivery sent; those that a world begins with sent what their people's resumes began with. */
export function snapshotOf(context: CallContext, delivery: StoredDelivery): StoredSnapshot {
  const { accounts, snapshots } = context.state();
  const kept = snapshots[delivery.snapshotId];
  if (kept) return kept;
  const account = accounts[delivery.accountId];
  if (!account) throw new BusinessError('deliveryUnknown');
  return {
    source: 'resume',
    templateId: templateOf(context, account),
    content: beginningContentOf(context, account),
  };
}
