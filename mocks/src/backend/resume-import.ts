import type { AnswerOf, getParseResult, ParsedField } from '@careers/gateway/contract';
import { isoDay, SECOND } from '../core/clock.ts';
import type { Localized } from '../data/types.ts';
import type { Account } from '../domain/account-state.ts';
import type { StoredParseJob } from '../domain/state.ts';
import type { FileFate } from '../scenarios/config.ts';
import { fateOfFile } from '../scenarios/magic-files.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { ownFile } from './own-file.ts';
import { readSample } from './read-sample.ts';

/** How many jobs a world keeps; beyond that the oldest are deleted. */
export const PARSE_JOBS_MAX = 200;

/** How long a job waits, and when it is finished, both from its beginning. */
const QUEUED = SECOND;
const READ = 3 * SECOND;
const READ_SLOWLY = 60 * SECOND;

export const resumeImportResolvers = {
  parseResume: ({ fileId }, context) => {
    const account = context.requireAccount();
    const { fileName } = ownFile(context, 'resumeImport', fileId);
    return { jobId: (jobOf(context, account, fileId) ?? begin(context, account, fileId, fileName)).id };
  },

  getParseResult: ({ jobId }, context) => {
    const account = context.requireAccount();
    const job = context.state().parseJobs.find(({ id }) => id === jobId);
    if (job?.accountId !== account.id) throw new BusinessError('jobUnknown');
    const fate = fateOfFile(job.fileName, context.config);
    const age = context.clock.now() - job.beganAt;
    if (age < QUEUED) return { state: 'queued' };
    if (age < (fate === 'slow' ? READ_SLOWLY : READ)) return { state: 'reading' };
    return resultOf(fate, account, context);
  },
} satisfies Partial<Resolvers>;

function jobOf(context: CallContext, account: Account, fileId: string): StoredParseJob | undefined {
  return context.state().parseJobs.find((job) => job.fileId === fileId && job.accountId === account.id);
}

function begin(context: CallContext, account: Account, fileId: string, fileName: string): StoredParseJob {
  const state = context.state();
  const id = context.newId('parse');
  const job = { id, accountId: account.id, fileId, fileName, beganAt: context.clock.now() };
  state.parseJobs = [...state.parseJobs, job].slice(-PARSE_JOBS_MAX);
  return job;
}

/** The mock reads no files: the result follows from the file's name and the world's seed. */
function resultOf(
  fate: FileFate | undefined,
  account: Account,
  { locale, config, state }: CallContext,
): AnswerOf<typeof getParseResult> {
  if (fate === 'noText' || fate === 'locked' || fate === 'broken')
    return { state: 'failed', reason: fate, message: failures[fate][locale] };
  if (fate === 'empty') return { state: 'done', fields: [] };
  const year = Number(isoDay(state().startedAt).slice(0, 4));
  const fields = readSample(account, locale, config.seed, year);
  return { state: 'done', fields: fate === 'unsure' ? fields.map(doubted) : fields };
}

const doubted = (field: ParsedField): ParsedField => ({ ...field, confidence: 0.3 });

const failures = {
  noText: {
    'zh-cn': '文件中没有可识别的文字',
    'zh-hk': '檔案中沒有可識別的文字',
    'en-us': 'No words could be found in this file',
  },
  locked: {
    'zh-cn': '文件已加密，无法读取',
    'zh-hk': '檔案已加密，無法讀取',
    'en-us': 'This file is protected by a password',
  },
  broken: {
    'zh-cn': '文件已损坏，无法读取',
    'zh-hk': '檔案已損毀，無法讀取',
    'en-us': 'This file is damaged and cannot be read',
  },
} as const satisfies Record<string, Localized>;
