import type { MethodId } from '@careers/gateway/registry';
import { BusinessError, type CallContext, type StoredFile } from '../../src/backend/context.ts';
import type { OfferFate } from '../../src/domain/process-state.ts';
import type { OpenedLink } from '../../src/process/links.ts';
import { attachmentsLeft } from '../../src/process/process.ts';
import { requestOf } from '../../src/process/requests.ts';
import { openLink } from '../../src/process/sample-links.ts';
import { aroundResolver, changeParam } from '../change/call.ts';
import type { Sabotage } from '../sabotage.ts';

/** Formats and sizes that a method refuses although the specification allows them (section 5). */
const refused: readonly (readonly [at: MethodId, what: string, extension: RegExp, from?: number])[] = [
  ...(['saveResume', 'deliverResume', 'submitMedicalReport'] as const).flatMap((at) => [
    [at, 'takes no file of an older office', /\.(doc|ppt|xls)$/] as const,
    [at, 'takes no file of an office', /\.(docx|pptx|xlsx)$/] as const,
    [at, 'takes no picture for a paper', /^file\.(jpe?g)$/] as const,
  ]),
  ['saveResume', 'takes no photo but jpg and png', /\.(gif|bmp)$/],
  ['saveResume', 'knows extensions in small letters alone', /\.[A-Z]+$/],
  ['saveResume', 'takes photos below a megabyte alone', /\.png$/, 1_048_576],
  ['parseResume', 'reads no message', /\.msg$/],
  ['parseResume', 'reads no page', /\.html$/],
  ['parseResume', 'reads no plain text', /\.txt$/],
];

const formats: readonly Sabotage[] = refused.map(([at, what, extension, from = 0]) => ({
  idea: 'file refused',
  at,
  what,
  wraps: aroundResolver(at, (rest, param, { files: stored }, markApplied) => {
    const said = JSON.stringify(param);
    const wrong = [...stored].some(
      ([id, { name, bytes }]) => said.includes(id) && extension.test(name) && bytes.length >= from,
    );
    if (!wrong) return rest();
    markApplied();
    throw new BusinessError('fileWrongFormat');
  }),
}));

/** Accepts a file by a link that asks for none, as if it were a link that does. */
function takes(what: string, isWrong: (opened: OpenedLink) => boolean): Sabotage {
  return {
    idea: 'file',
    at: 'files',
    what,
    wraps: (markApplied) => ({
      files: (channel, backend) => (request) => {
        const opened = openLink(backend, request.header('linktoken') ?? '');
        if (request.path !== '/files/upload' || !opened || !isWrong(opened)) return channel(request);
        markApplied();
        return channel({
          ...request,
          header: (name) => (name === 'linktoken' ? 'offer-accepted' : request.header(name)),
        });
      },
    }),
  };
}

const fates: readonly OfferFate['kind'][] = ['pending', 'declined', 'expired', 'withdrawn'];

/** Links that accept files although they should not (section 4). */
const uploadsByLink: readonly Sabotage[] = [
  ...fates.map((fate) =>
    takes(`takes files by the link of an offer that is ${fate}`, ({ link, delivery }) => {
      return link.kind === 'offer' && delivery.process.offer?.fate.kind === fate;
    }),
  ),
  takes('takes files by the link of an offer that has its five', ({ link, delivery: { process } }) => {
    return link.kind === 'offer' && process.offer !== undefined && attachmentsLeft(process.offer) === 0;
  }),
  ...(['informationForm', 'medicalReport'] as const).map((kind) =>
    takes(`takes files by a link whose ${kind} was answered`, ({ link, delivery: { process } }) => {
      return link.kind === kind && requestOf(process, kind)?.fate.kind === 'answered';
    }),
  ),
  takes('takes files by a link of any kind', ({ link: { kind } }) =>
    (['resume', 'interview', 'message'] as const).some((one) => one === kind),
  ),
];

/** Lets a feedback name files that are not its sender's. */
function letsName(what: string, isLet: (file: StoredFile, context: CallContext) => boolean): Sabotage {
  return {
    idea: 'file',
    at: 'submitFeedback',
    what,
    wraps: changeParam('submitFeedback', (param, _memory, context) => ({
      ...param,
      fileIds: Object.values(Object(param.fileIds)).filter((id) => {
        const file = context.files.get(String(id));
        return !file || !isLet(file, context);
      }),
    })),
  };
}

const filesOfOthers: readonly Sabotage[] = [
  letsName('takes files of other accounts', ({ accountId }, { account }) => {
    return accountId !== undefined && account !== undefined && accountId !== account.id;
  }),
  letsName('takes files of an account from a visitor', ({ accountId }, { account }) => {
    return accountId !== undefined && account === undefined;
  }),
  letsName('takes files that came by a link', ({ linkToken }) => linkToken !== undefined),
];

/** Faults of the file gateway, and of the methods that take its files. */
export const files: readonly Sabotage[] = [
  ...formats,
  ...uploadsByLink,
  ...filesOfOthers,
  {
    idea: 'file',
    at: 'files',
    what: 'keeps every upload as one link’s, whoever sent it',
    wraps: (markApplied) => ({
      files: (channel) => (request) => {
        if (request.path !== '/files/upload') return channel(request);
        markApplied();
        return channel({
          ...request,
          header: (name) => (name === 'linktoken' ? 'attachments-open' : request.header(name)),
        });
      },
    }),
  },
  {
    idea: 'file',
    at: 'files',
    what: 'takes uploads of visitors',
    wraps: (markApplied) => ({
      files: (channel, backend) => (request) => {
        const token = request.header('authorization');
        if (token && backend.state().sessions[token]) return channel(request);
        if (request.header('linktoken')) return channel(request);
        markApplied();
        backend.state().sessions.anybody = {
          accountId: 'acc-candidate',
          expiresAt: Number.MAX_SAFE_INTEGER,
        };
        return channel({
          ...request,
          header: (name) => (name === 'authorization' ? 'anybody' : request.header(name)),
        });
      },
    }),
  },
  {
    idea: 'file',
    at: 'files',
    what: 'gives back the first file for every id',
    wraps: (markApplied) => ({
      files: (channel, backend) => (request) => {
        const [first] = backend.files.keys();
        if (request.path !== '/files/download' || !first) return channel(request);
        markApplied();
        return channel({ ...request, query: { ...request.query, fileId: first } });
      },
    }),
  },
  {
    idea: 'file',
    at: 'files',
    what: 'says a wrong size',
    wraps: (markApplied) => ({
      files: (channel) => async (request) => {
        const reply = await channel(request);
        if (request.path !== '/files/upload' || !reply.body.includes('"size":')) return reply;
        markApplied();
        return { ...reply, body: reply.body.replace(/"size":(\d+)/, '"size":1$1') };
      },
    }),
  },
  {
    idea: 'file',
    at: 'files',
    what: 'writes the brackets of a name as they are',
    wraps: (markApplied) => ({
      files: (channel) => async (request) => {
        const reply = await channel(request);
        const said = reply.headers['Content-Disposition'];
        if (!said?.includes('%28')) return reply;
        markApplied();
        const bare = said.replaceAll('%28', '(').replaceAll('%29', ')');
        return { ...reply, headers: { ...reply.headers, 'Content-Disposition': bare } };
      },
    }),
  },
];
