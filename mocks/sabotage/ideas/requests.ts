import { type MethodId, registry } from '@careers/gateway/registry';
import { BusinessError } from '../../src/backend/context.ts';
import { worksBy } from '../../src/backend/link-access.ts';
import type { RequestKind, StoredProcess } from '../../src/domain/process-state.ts';
import { openLink } from '../../src/process/sample-links.ts';
import { aroundResolver, changeContext, changeParam, type Fields } from '../change/call.ts';
import { changeData } from '../change/reply.ts';
import { changeState } from '../change/state.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';
import { seeing, withoutLock } from './links.ts';

/** Submits by the link of a request, and the kind of that request. */
const submits = [
  ['submitForward', 'resumeForward'],
  ['submitEvaluation', 'evaluation'],
  ['decidePositionApproval', 'approval'],
  ['submitBackgroundCheck', 'backgroundCheck'],
  ['submitSupplierCheck', 'supplierCheck'],
  ['submitMedicalReport', 'medicalReport'],
  ['submitCollectTable', 'informationForm'],
  ['submitResumeUpdate', 'resumeUpdate'],
  ['improveResume', 'resumeImprovement'],
  ['submitTalentUpdate', 'talentUpdate'],
] as const satisfies readonly (readonly [MethodId, RequestKind])[];

const unanswered = (process: StoredProcess, kind: RequestKind): StoredProcess => ({
  ...process,
  requests: process.requests.map((request) =>
    request.kind === kind && request.fate.kind === 'answered'
      ? { ...request, fate: { kind: 'pending' } }
      : request,
  ),
});

const twice: readonly Sabotage[] = submits.map(([id, kind]) => ({
  idea: 'request',
  at: id,
  what: 'accepts another answer after the first one',
  wraps: aroundResolver(id, (rest, _param, context, markApplied) => {
    for (const delivery of context.state().deliveries) {
      const open = unanswered(delivery.process, kind);
      if (JSON.stringify(open) !== JSON.stringify(delivery.process)) markApplied();
      delivery.process = open;
    }
    return rest();
  }),
}));

const anyFile: readonly Sabotage[] = (['submitMedicalReport', 'submitCollectTable'] as const).map((id) => ({
  idea: 'request',
  at: id,
  what: 'takes a file of any format',
  wraps: aroundResolver(id, (rest, _param, context, markApplied) => {
    for (const [fileId, file] of context.files) {
      if (/\.pdf$/.test(file.name) && file.bytes[0] === 0x25) continue;
      markApplied();
      context.files.set(fileId, { ...file, name: 'any.pdf', bytes: new TextEncoder().encode('%PDF-1.7') });
    }
    return rest();
  }),
}));

/** Methods whose links ask for a code before they show anything. */
export const askingForCode = [
  'getBackgroundCheck',
  'submitBackgroundCheck',
  'getMedicalRequest',
  'submitMedicalReport',
  'getCollectTable',
  'saveCollectDraft',
  'submitCollectTable',
] as const;

const unlocked: readonly Sabotage[] = askingForCode.map((id) => ({
  idea: 'link pass',
  at: id,
  what: 'asks for no code where a link says so',
  wraps: changeContext(id, ({ link }) => seeing(withoutLock(link))),
}));

/** Gives the method other rows of a list in the param. */
function changeRows(
  id: MethodId,
  list: string,
  change: (rows: readonly Fields[]) => readonly unknown[],
): Wrong {
  return changeParam(id, (param) => {
    const rows = param[list];
    return Array.isArray(rows) ? { ...param, [list]: change(rows) } : param;
  });
}

/** Corrects what a form should refuse before it is checked, as if it did not refuse anything. */
const lenient: readonly Sabotage[] = [
  {
    idea: 'form',
    at: 'submitCollectTable',
    what: 'takes numbers beyond their limits',
    wraps: changeParam('submitCollectTable', ({ answers, ...param }) => ({
      ...param,
      answers: Object.fromEntries(
        Object.entries(Object(answers)).map(([id, answer]) => [
          id,
          typeof answer === 'string' && /^-?\d{1,4}$/.test(answer)
            ? String(Math.min(180, Math.max(0, Number(answer))))
            : answer,
        ]),
      ),
    })),
  },
  {
    idea: 'form',
    at: 'submitCollectTable',
    what: 'cuts texts that are too long',
    wraps: changeParam('submitCollectTable', ({ answers, ...param }) => ({
      ...param,
      answers: Object.fromEntries(
        Object.entries(Object(answers)).map(([id, answer]) => [
          id,
          typeof answer === 'string' ? [...answer].slice(0, 50).join('') : answer,
        ]),
      ),
    })),
  },
  {
    idea: 'form',
    at: 'submitMedicalReport',
    what: 'treats every examination as one of today',
    wraps: changeParam('submitMedicalReport', (param, _memory, { clock }) => ({
      ...param,
      examinedOn: new Date(clock.now()).toISOString().slice(0, 10),
    })),
  },
  {
    idea: 'form',
    at: 'submitBackgroundCheck',
    what: 'looks at the first referee alone',
    wraps: changeRows('submitBackgroundCheck', 'referees', (referees) =>
      referees.map((one, at) =>
        at === 0
          ? one
          : Object.fromEntries(
              Object.entries(one).map(([field, text]) => [field, String(text).trim() || '-']),
            ),
      ),
    ),
  },
  {
    idea: 'form',
    at: 'submitBackgroundCheck',
    what: 'drops the referees that are too many',
    wraps: changeRows('submitBackgroundCheck', 'referees', (referees) => referees.slice(0, 3)),
  },
  {
    idea: 'form',
    at: 'submitBackgroundCheck',
    what: 'takes fewer referees than it says',
    wraps: aroundResolver('submitBackgroundCheck', (rest, { referees }, _context, markApplied) => {
      if (!Array.isArray(referees) || referees.length < 3) return rest();
      markApplied();
      throw new BusinessError('refereesCount');
    }),
  },
  {
    idea: 'form',
    at: 'submitSupplierCheck',
    what: 'asks for no note on the last finding',
    wraps: changeRows('submitSupplierCheck', 'findings', (findings) =>
      findings.map((one, at) =>
        at === findings.length - 1 && one.finding !== 'confirmed' && !String(one.note ?? '').trim()
          ? { ...one, note: '-' }
          : one,
      ),
    ),
  },
  {
    idea: 'form',
    at: 'submitSupplierCheck',
    what: 'counts the comment in units of UTF-16',
    wraps: aroundResolver('submitSupplierCheck', (rest, { comment }, _context, markApplied) => {
      if (typeof comment !== 'string' || comment.length <= 1002) return rest();
      markApplied();
      throw new BusinessError('commentTooLong');
    }),
  },
  ...(
    [
      ['submitSupplierCheck', 'findings', 'itemId'],
      ['submitEvaluation', 'scores', 'criterionId'],
      ['submitOwnEvaluation', 'scores', 'criterionId'],
    ] as const
  ).flatMap(([id, list, field]): Sabotage[] => [
    {
      idea: 'form',
      at: id,
      what: 'drops a second answer to the same item',
      wraps: changeRows(id, list, (rows) =>
        rows.filter((row, at) => rows.findIndex((other) => other[field] === row[field]) === at),
      ),
    },
    {
      idea: 'form',
      at: id,
      what: 'drops an answer that nobody has asked for',
      wraps: changeRows(id, list, (rows) => rows.filter((row) => !/-of-nobody$/.test(String(row[field])))),
    },
  ]),
  {
    idea: 'form',
    at: 'submitTalentUpdate',
    what: 'takes consent to whatever version',
    wraps: changeParam('submitTalentUpdate', (param) => ({ ...param, consentVersion: '2025-09' })),
  },
];

/** Whose it is, and where it goes. */
const wrongPlaces: readonly Sabotage[] = [
  ...(['getTalentInvitation', 'submitTalentUpdate'] as const).map((id) => ({
    idea: 'request',
    at: id,
    what: 'treats anybody who is logged in as the recipient of the link',
    wraps: aroundResolver(id, (rest, param, context, markApplied) => {
      const opened = openLink(context, String(param.token));
      const { account } = context;
      if (!account || !opened || !worksBy(registry[id], opened.link.kind)) return rest();
      const { delivery } = opened;
      if (delivery.accountId === account.id) return rest();
      markApplied();
      const owner = delivery.accountId;
      Object.assign(delivery, { accountId: account.id });
      try {
        return rest();
      } finally {
        Object.assign(delivery, { accountId: owner });
      }
    }),
  })),
  {
    idea: 'resume',
    at: 'submitResumeUpdate',
    what: 'writes into the person’s own resume too',
    wraps: aroundResolver('submitResumeUpdate', async (rest, _param, context, markApplied) => {
      const answer = await rest();
      const { resumes, deliveries } = context.state();
      const own = deliveries.map(({ accountId }) => resumes[accountId]).find(Boolean);
      if (own) {
        markApplied();
        const value = 'Written by the link.';
        const revision = own.revision + 1;
        Object.assign(own, {
          revision,
          written: {
            ...own.written,
            selfEvaluation: { revision, updatedAt: context.clock.now(), value },
          },
        });
      }
      return answer;
    }),
  },
  ...(['submitResumeUpdate', 'improveResume'] as const).map((id) => ({
    idea: 'resume',
    at: id,
    what: 'overwrites what the writer has not seen',
    wraps: changeParam(id, (param) => ({ ...param, revision: Number.MAX_SAFE_INTEGER })),
  })),
  {
    idea: 'resume',
    at: 'submitResumeUpdate',
    what: 'refuses what says the same',
    wraps: aroundResolver('submitResumeUpdate', (rest, param, _context, markApplied) => {
      const { sections } = param;
      if (param.revision !== 0 || !Array.isArray(sections)) return rest();
      markApplied();
      throw new BusinessError('conflict', { sections: sections.map(({ section }) => section) });
    }),
  },
  ...(['submitResumeUpdate', 'improveResume'] as const).map((id) => ({
    idea: 'resume',
    at: id,
    what: 'leaves what the application shows as it was',
    wraps: aroundResolver(id, async (rest, _param, context, markApplied) => {
      const before = structuredClone(context.state().snapshots);
      const answer = await rest();
      markApplied();
      changeState(context, { snapshots: before });
      return answer;
    }),
  })),
  {
    idea: 'message left out',
    at: 'submitForward',
    what: 'tells nobody of it',
    wraps: changeContext('submitForward', () => ({ send: () => undefined })),
  },
  {
    idea: 'personal data',
    at: 'exportMyData',
    what: 'leaves out what the person was asked',
    wraps: changeData('exportMyData', (data) => {
      const { content, ...rest } = Object(data);
      const { requests: _, ...kept } = JSON.parse(String(content));
      return { ...rest, content: JSON.stringify(kept) };
    }),
  },
];

export const requests: readonly Sabotage[] = [...twice, ...anyFile, ...unlocked, ...lenient, ...wrongPlaces];
