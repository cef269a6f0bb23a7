import { isDeepStrictEqual } from 'node:util';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import type { CallContext } from '../../src/backend/context.ts';
import type { StoredFile } from '../../src/core/stored-file.ts';
import type { WorldState } from '../../src/domain/state.ts';
import { aroundResolver, type Fields } from '../change/call.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';

/** Whose the thing is that a param names. */
type OwnerOf = (state: WorldState, param: Fields) => string | undefined;

const ofDelivery =
  (field: string): OwnerOf =>
  ({ deliveries }, param) =>
    deliveries.find(({ id }) => id === param[field])?.accountId;

const owned: readonly (readonly [MethodId, string, OwnerOf])[] = [
  ['getDelivery', 'delivery', ofDelivery('id')],
  ['getDeliverySnapshot', 'delivery', ofDelivery('id')],
  ['revokeDelivery', 'delivery', ofDelivery('id')],
  ['querySlots', 'delivery', ofDelivery('deliveryId')],
  ['pickSlot', 'delivery', ofDelivery('deliveryId')],
  [
    'getParseResult',
    'job',
    ({ parseJobs }, { jobId }) => parseJobs.find(({ id }) => id === jobId)?.accountId,
  ],
];

/** Whoever names somebody else's thing is treated as its owner. */
const things: readonly Sabotage[] = owned.map(([id, thing, ownerOf]) => ({
  idea: 'id of another',
  at: id,
  what: `finds the ${thing} of anybody`,
  wraps: aroundResolver(id, (rest, param, context, markApplied) => {
    const { accounts, ...state } = context.state();
    const owner = accounts[ownerOf({ accounts, ...state }, param) ?? ''];
    if (!owner || owner.id === context.account?.id) return rest();
    markApplied();
    return rest(param, { ...context, account: owner, requireAccount: () => owner });
  }),
}));

/** Ids of files, wherever they stand in a param. */
function filesNamed(value: unknown, files: CallContext['files']): string[] {
  if (typeof value === 'string') return files.has(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one) => filesNamed(one, files))
    : [];
}

/** Treats the files that a param names as belonging to the caller. */
function takingFiles(id: MethodId, asOwn: (context: CallContext) => Partial<StoredFile> | undefined): Wrong {
  return aroundResolver(id, async (rest, param, context, markApplied) => {
    const own = asOwn(context);
    const { files } = context;
    const foreign = filesNamed(param, files).flatMap((fileId) => {
      const stored = files.get(fileId);
      return own && stored && !isDeepStrictEqual({ ...stored, ...own }, stored) ? [{ fileId, stored }] : [];
    });
    if (foreign.length > 0) markApplied();
    for (const { fileId, stored } of foreign) files.set(fileId, { ...stored, ...own });
    try {
      return await rest();
    } finally {
      for (const { fileId, stored } of foreign) files.set(fileId, stored);
    }
  });
}

const bySession = [
  'parseResume',
  'saveResume',
  'deliverResume',
  'recommendCandidate',
  'submitFeedback',
] as const;
const byLink = [
  'submitOfferAttachments',
  'submitMedicalReport',
  'saveCollectDraft',
  'submitCollectTable',
] as const;

const files: readonly Sabotage[] = [
  ...bySession.map((id) => ({
    idea: 'id of another',
    at: id,
    what: 'takes a file that anybody has uploaded',
    wraps: takingFiles(id, ({ account }) => account && { accountId: account.id }),
  })),
  ...byLink.map((id) => ({
    idea: 'id of another',
    at: id,
    what: 'takes a file that anybody has uploaded',
    wraps: takingFiles(id, ({ link }) => link && { linkToken: link.token }),
  })),
];

/** Marks whatever is named. */
const messages: readonly Sabotage[] = [
  {
    idea: 'id of another',
    at: 'markRead',
    what: 'marks the messages of anybody',
    wraps: aroundResolver('markRead', (rest, { ids }, context, markApplied) => {
      const state = context.state();
      const named = (id: string) => Array.isArray(ids) && ids.includes(id);
      if (state.inbox.some(({ id, read }) => named(id) && !read)) markApplied();
      state.inbox = state.inbox.map((one) => (named(one.id) ? { ...one, read: true } : one));
      return rest();
    }),
  },
];

/** Whoever has logged out is still let in. */
const ended: readonly Sabotage[] = methodIds
  .filter((id) => registry[id].access === 'session')
  .map((id) => ({
    idea: 'session ended',
    at: id,
    what: 'takes a session that was ended',
    wraps: (markApplied) => {
      const seen = new Map<string, string>();
      return {
        context: (context, of) => {
          const { token, account, state } = context;
          if (token && account) seen.set(token, account.id);
          if (of !== id || !token || account || state().sessions[token]) return context;
          const owner = state().accounts[seen.get(token) ?? ''];
          if (!owner) return context;
          markApplied();
          return { ...context, account: owner, requireAccount: () => owner };
        },
      };
    },
  }));

/** Checks that look at the named thing, but not at its owner. */
export const foreignIds: readonly Sabotage[] = [...things, ...files, ...messages, ...ended];
