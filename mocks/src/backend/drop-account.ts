import type { StoredFile } from '../core/stored-file.ts';
import type { WorldState } from '../domain/state.ts';
import { dropStrayLinks } from '../process/links.ts';
import { offererOf } from '../process/slots.ts';
import { endSessions } from './account-rules.ts';
import { dropKept } from './personal-data.ts';
import { linkOwner } from './submits.ts';

/** Deletes accounts that are due for deletion, with all their data: nothing shows afterwards that they existed. */
export function dropDueAccounts(state: WorldState, now: number, files: Map<string, StoredFile>): void {
  const due = Object.values(state.accounts).filter(
    ({ deletionDueAt }) => deletionDueAt !== undefined && deletionDueAt <= now,
  );
  for (const { id } of due) dropAccount(state, id, files);
}

/** Uploaded files are deleted with the link or the account that they were uploaded by. */
function dropStrayFiles({ links, accounts }: WorldState, files: Map<string, StoredFile>): void {
  for (const [id, { linkToken, accountId }] of files) {
    const isStray =
      (linkToken !== undefined && !Object.hasOwn(links, linkToken)) ||
      (accountId !== undefined && !Object.hasOwn(accounts, accountId));
    if (isStray) files.delete(id);
  }
}

/** How many registered accounts are kept; beyond that the oldest are deleted. */
export const REGISTERED_KEPT = 2000;

/** Makes room for one more registered account; the accounts that a world begins with are never deleted. */
export function dropFirstRegistered(state: WorldState, files: Map<string, StoredFile>): void {
  const registered = Object.keys(state.accounts).filter((id) => id.startsWith('account-'));
  for (const id of registered.slice(0, Math.max(0, registered.length - REGISTERED_KEPT + 1)))
    dropAccount(state, id, files);
}

function dropAccount(state: WorldState, id: string, files: Map<string, StoredFile>): void {
  const account = state.accounts[id];
  if (account) dropKept(state, account, files);
  delete state.accounts[id];
  delete state.resumes[id];
  state.parseJobs = state.parseJobs.filter(({ accountId }) => accountId !== id);
  endSessions(state, id);
  delete state.failedLogins[`account:${id}`];
  delete state.attempts[`password:${id}`];
  delete state.locks[`password:${id}`];
  const own = state.deliveries.filter(({ accountId }) => accountId === id);
  for (const { snapshotId } of own) delete state.snapshots[snapshotId];
  state.deliveries = state.deliveries.filter(({ accountId }) => accountId !== id);
  const isTheirs = (deliveryId: string | undefined) => own.some((delivery) => delivery.id === deliveryId);
  state.inbox = state.inbox.filter(({ deliveryId }) => !isTheirs(deliveryId));
  state.slots = state.slots
    .filter((slot) => offererOf(slot) !== id)
    .map((slot) => {
      const { deliveryId, ...free } = slot;
      return isTheirs(deliveryId) ? free : slot;
    });
  state.collections = state.collections.filter(({ accountId }) => accountId !== id);
  state.resetTokens = state.resetTokens.filter(({ accountId }) => accountId !== id);
  state.ownerProofs = state.ownerProofs.filter(({ accountId }) => accountId !== id);
  const stray = dropStrayLinks(state);
  const owners = [id, ...stray.map(linkOwner)];
  for (const key of Object.keys(state.submits))
    if (owners.some((owner) => key.startsWith(`${owner}:`))) delete state.submits[key];
  dropStrayFiles(state, files);
}
