import type { FileRef, Improvement, ResumeContent, ResumeSection } from '@careers/gateway/contract';
import { keepNewest } from '../core/keep-newest.ts';
import type { Account } from '../domain/account-state.ts';
import type { StoredDelivery, StoredSnapshot } from '../domain/state.ts';
import { isDirectoryAccount } from './account-rules.ts';
import { BusinessError, type CallContext } from './context.ts';
import { ownFile } from './own-file.ts';
import { beginningContentOf, employeeContentOf, resumeContentOf } from './resume.ts';
import { emptyContent } from './sample-resume.ts';
import { saysTheSame } from './save-section.ts';
import { templateOf } from './template-of.ts';

/**
 * How many snapshots of sent resumes a world keeps; beyond that the oldest deliveries have the content that their people's
 * resumes began with.
 */
const SNAPSHOTS_KEPT = 1000;

/** What a delivery is to contain, by the call. */
interface Sending {
  readonly source: StoredSnapshot['source'];
  readonly fileId?: string | undefined;
}

/**
 * The content of a delivery: the current resume, the directory's, or the basics beside a file. It stays as it was sent, whatever
 * is saved later.
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

/**
 * The directory's resume of a person.
 * @throws {BusinessError} noEmployeeResume
 */
export function employeeResume(context: CallContext, account: Account): ResumeContent {
  if (!isDirectoryAccount(account)) throw new BusinessError('noEmployeeResume');
  return employeeContentOf(context, account);
}

/** Stores what a delivery contained. */
export function keepSnapshot({ state }: CallContext, id: string, snapshot: StoredSnapshot): void {
  const { snapshots } = state();
  snapshots[id] = snapshot;
  keepNewest(snapshots, SNAPSHOTS_KEPT);
}

/** The revision of what was sent, before it was changed. */
const FIRST_REVISION = 1;

/** The current revision of what a delivery contains. */
export function revisionOf({ changed = {} }: StoredSnapshot): number {
  return Math.max(FIRST_REVISION, ...Object.values(changed));
}

/** The sections that were changed after a revision; all of them if that revision never existed. */
export function changedSince(
  sent: StoredSnapshot,
  revision: number,
  sections: readonly ResumeSection[],
): ResumeSection[] {
  const { changed = {} } = sent;
  if (revision > revisionOf(sent)) return [...sections];
  return sections.filter((section) => (changed[section] ?? FIRST_REVISION) > revision);
}

/** Updates sections of what a delivery contains: its readers see them from then on. What was sent first is kept as well. */
export function rewriteSections(
  context: CallContext,
  delivery: StoredDelivery,
  sections: readonly Improvement[],
): void {
  const before = snapshotOf(context, delivery);
  const revision = revisionOf(before) + 1;
  const isNew = ({ section, value }: Improvement) => !saysTheSame(section, before.content[section], value);
  keepSnapshot(context, delivery.snapshotId, {
    ...before,
    content: {
      ...before.content,
      ...Object.fromEntries(sections.map(({ section, value }) => [section, value])),
    },
    firstSent: before.firstSent ?? before.content,
    changed: {
      ...before.changed,
      ...Object.fromEntries(sections.filter(isNew).map(({ section }) => [section, revision])),
    },
  });
}

/** What a delivery contains; the deliveries that a world begins with contain what their people's resumes began with. */
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
