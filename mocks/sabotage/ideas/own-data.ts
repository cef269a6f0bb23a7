import type { StoredFile } from '../../src/core/stored-file.ts';
import { agreements } from '../../src/data/agreements/index.ts';
import type { WorldState } from '../../src/domain/state.ts';
import { magicAccounts } from '../../src/scenarios/magic.ts';
import { aroundResolver, changeParam } from '../change/call.ts';
import { changeData } from '../change/reply.ts';
import { changeState, keptState } from '../change/state.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';

/** Changes what stands in a person's export. */
function exporting(change: (parts: Record<string, unknown>) => object): Wrong {
  return changeData('exportMyData', (data) => {
    const { content, ...rest } = Object(data);
    return { ...rest, content: JSON.stringify(change(JSON.parse(String(content)))) };
  });
}

const without = (rows: unknown, name: string) =>
  Object.values(Object(rows)).map((row) => ({ ...Object(row), [name]: undefined }));

const candidateOf = (state: WorldState) => state.accounts[magicAccounts.candidate.id];

/** Messages that carry a code are listed among the others. */
const codes: readonly Sabotage[] = [
  {
    idea: 'personal data',
    at: 'queryMessages',
    what: 'shows the codes that were sent',
    wraps: aroundResolver('queryMessages', (rest, _param, context, markApplied) => {
      const state = context.state();
      if (state.inbox.every(({ code }) => code === undefined)) return rest();
      markApplied();
      state.inbox = state.inbox.map(({ code: _code, ...message }) => message);
      return rest();
    }),
  },
];

/** What should stay for a while, or stay visible, is gone. */
const gone: readonly Sabotage[] = [
  {
    idea: 'personal data',
    at: 'requestAccountDeletion',
    what: 'forgets what was collected while the deletion still waits',
    wraps: aroundResolver('requestAccountDeletion', async (rest, _param, context, markApplied) => {
      const answer = await rest();
      const { collections } = context.state();
      const left = collections.filter(({ accountId }) => accountId !== context.account?.id);
      if (left.length < collections.length) markApplied();
      changeState(context, { collections: left });
      return answer;
    }),
  },
  {
    idea: 'personal data',
    at: 'queryRecommendations',
    what: 'counts what anybody has recommended',
    wraps: changeData('queryRecommendations', (data, { backend }) => ({
      ...Object(data),
      total: backend.state().recommendations.length,
    })),
  },
  {
    idea: 'personal data',
    at: 'queryDeliveries',
    what: 'shows no delivery that was taken back',
    wraps: changeData('queryDeliveries', (data) => {
      const { rows, ...page } = Object(data);
      return { ...page, rows: rows.filter(({ status }: { status: string }) => status !== 'revoked') };
    }),
  },
];

/** A share says who has made it. */
const sharers: readonly Sabotage[] = [
  {
    idea: 'personal data',
    at: 'createShareLink',
    what: 'says in the address who has shared it',
    wraps: aroundResolver('createShareLink', (rest, _param, { account }, markApplied) => {
      const made = Object(rest());
      if (!account) return made;
      markApplied();
      return { ...made, url: `${made.url}&${new URLSearchParams({ by: account.name })}` };
    }),
  },
  {
    idea: 'personal data',
    at: 'sharedWebsite',
    what: 'says in the name of the website who has shared it',
    wraps: changeData('sharedWebsite', (data, { backend }) => {
      const { websiteBaseInfo, ...rest } = Object(data);
      const by = candidateOf(keptState(backend))?.name;
      return {
        ...rest,
        websiteBaseInfo: { ...websiteBaseInfo, websiteName: `${websiteBaseInfo.websiteName} · ${by}` },
      };
    }),
  },
  {
    idea: 'personal data',
    at: 'queryPositionList',
    what: 'says in a shared list what the sharer has collected and applied for',
    wraps: aroundResolver('queryPositionList', (rest, param, context, markApplied) => {
      const account = candidateOf(context.state());
      if (!param.ticket || context.account || !account) return rest();
      markApplied();
      return rest(param, { ...context, account });
    }),
  },
];

/** What an export of a person's data contains, and what a deletion removes. */
export const ownData: readonly Sabotage[] = [
  ...gone,
  ...sharers,
  ...codes,
  {
    idea: 'personal data',
    at: 'exportMyData',
    what: 'leaves out what applications sent',
    wraps: exporting(({ deliveries, ...parts }) => ({ ...parts, deliveries: without(deliveries, 'sent') })),
  },
  {
    idea: 'personal data',
    at: 'exportMyData',
    what: 'exports the present resume as what each application has sent',
    wraps: exporting(({ deliveries, resume, ...parts }) => ({
      ...parts,
      resume,
      deliveries: Object.values(Object(deliveries)).map((row) => ({
        ...Object(row),
        sent: { ...Object(row).sent, content: resume },
      })),
    })),
  },
  {
    idea: 'personal data',
    at: 'exportMyData',
    what: 'contains the recommendations that anybody has made',
    wraps: changeData('exportMyData', (data, { backend }) => {
      const { content, ...rest } = Object(data);
      const { recommendations } = backend.state();
      return { ...rest, content: JSON.stringify({ ...JSON.parse(String(content)), recommendations }) };
    }),
  },
  {
    idea: 'personal data',
    at: 'exportMyData',
    what: 'contains the files that anybody has had read',
    wraps: changeData('exportMyData', (data, { backend }) => {
      const { content, ...rest } = Object(data);
      const imports = backend.state().parseJobs;
      return { ...rest, content: JSON.stringify({ ...JSON.parse(String(content)), imports }) };
    }),
  },
  {
    idea: 'personal data',
    at: 'giveConsents',
    what: 'checks only the version of the last consent',
    wraps: changeParam('giveConsents', ({ consents, ...param }) => ({
      ...param,
      consents: Array.isArray(consents) && consents.length > 1 ? consents.slice(-1) : consents,
    })),
  },
  {
    idea: 'personal data',
    at: 'giveConsents',
    what: 'agrees to everything that is due',
    wraps: aroundResolver('giveConsents', async (rest, param, _context, markApplied) => {
      await rest();
      markApplied();
      return rest({
        ...param,
        consents: (['terms', 'privacy'] as const).map((kind) => ({
          kind,
          version: agreements[kind].version,
        })),
      });
    }),
  },
  {
    idea: 'personal data',
    at: 'exportMyData',
    what: 'names no files',
    wraps: changeData('exportMyData', (data) => ({ ...Object(data), files: [] })),
  },
  {
    idea: 'personal data',
    at: 'exportMyData',
    what: 'names the files of everybody',
    wraps: changeData('exportMyData', (data, { backend }) => {
      const files = [...backend.files].map(([fileId, { name: fileName, bytes }]) => ({
        fileId,
        fileName,
        size: bytes.length,
      }));
      const { content, ...rest } = Object(data);
      return {
        ...rest,
        files,
        content: JSON.stringify({ ...JSON.parse(String(content)), files }),
      };
    }),
  },
  {
    idea: 'personal data',
    at: 'exportMyData',
    what: 'holds links that act for their owner',
    wraps: changeData('exportMyData', (data, { backend }) => {
      const { content, ...rest } = Object(data);
      const links = Object.keys(backend.state().links);
      return { ...rest, content: JSON.stringify({ ...JSON.parse(String(content)), links }) };
    }),
  },
  ...(['backgroundCheck', 'medicalReport', 'talentPool'] as const).map(
    (kind): Sabotage => ({
      idea: 'personal data',
      at: 'queryConsents',
      what: `leaves out what was agreed to by a link: ${kind}`,
      wraps: changeData('queryConsents', (data) =>
        Object.values(Object(data)).filter((one) => Object(one).kind !== kind),
      ),
    }),
  ),
  {
    idea: 'personal data',
    at: 'files',
    what: 'keeps the files of accounts that are gone',
    wraps: (markApplied) => {
      const kept = new Map<string, StoredFile>();
      return {
        files: (channel, backend) => async (request) => {
          const { fileId = '' } = request.query;
          const stored = kept.get(fileId);
          if (stored && !backend.files.has(fileId)) {
            markApplied();
            backend.files.set(fileId, stored);
          }
          const reply = await channel(request);
          for (const [id, file] of backend.files) kept.set(id, file);
          return reply;
        },
      };
    },
  },
];
