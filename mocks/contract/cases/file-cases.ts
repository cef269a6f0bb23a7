import { randomBytes } from 'node:crypto';
import type { TransportReply } from '@careers/gateway';
import {
  getMedicalRequest,
  getOffer,
  requestAccountDeletion,
  submitOfferAttachments,
} from '@careers/gateway/contract';
import { type Capabilities, sendOwnCode } from '@careers/gateway/reference';
import * as v from 'valibot';
import type { CaseContext } from '../target/case-context.ts';
import { createProbe } from '../target/probe.ts';
import { FILE_LEFT } from '../target/uploads.ts';
import { expectSame, expectTrue } from './check.ts';
import type { GatewayCase } from './order-cases.ts';

/** A reply of the file gateway, strictly as decisions, section 3 has it. */
const reply = v.object({
  successful: v.boolean(),
  code: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  message: v.nullish(v.string()),
  data: v.nullish(v.unknown()),
});
const handedIn = v.object({
  fileId: v.string(),
  fileName: v.string(),
  size: v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]),
  url: v.nullish(v.string()),
});

type Headers = Readonly<Record<string, string | undefined>>;

/** The file gateway, called as a browser does it, without the client. */
function filesOf({ settings, transport, guest }: CaseContext) {
  const { fileGatewayUrl, files, environment } = settings.config;
  const headersWith = (changed: Headers): Record<string, string> => {
    const all: Headers = {
      appId: files.appId,
      appToken: files.appToken,
      dataSourceCode: `${files.dataSourceCode}_${environment.toUpperCase()}`,
      templateCode: files.templateCode,
      ...changed,
    };
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  };
  const { signal } = new AbortController();
  return {
    async send(file: File | undefined, changed: Headers) {
      const body = new FormData();
      if (file) body.append('file', file, file.name);
      else body.append('nothing', 'at all');
      const url = `${fileGatewayUrl}/upload`;
      const headers = headersWith({ needUrlFlag: '0', ...changed });
      const { text } = await transport({ method: 'POST', url, headers, body }, { signal });
      const read = v.parse(reply, JSON.parse(text));
      if (read.successful) guest?.leave(FILE_LEFT);
      return read;
    },
    async fetch(fileId: string, changed: Headers) {
      const url = `${fileGatewayUrl}/download?${new URLSearchParams({ fileId })}`;
      return transport({ method: 'GET', url, headers: headersWith(changed), binary: true }, { signal });
    },
    visit: (url: string) => transport({ method: 'GET', url, headers: {}, binary: true }, { signal }),
  };
}

async function tokenOf(context: CaseContext): Promise<string | undefined> {
  const probe = createProbe(context);
  await probe.login('candidate');
  return probe.token();
}

/** A file that no gateway has seen before. */
const newFile = (name = '简历 (1).pdf', type = 'application/pdf') =>
  new File([Buffer.from('%PDF-1.4\n'), randomBytes(3000)], name, { type });

const bytesOf = async ({ blob }: TransportReply) =>
  Buffer.from(blob ? await blob.arrayBuffer() : new ArrayBuffer());

/** The code of a refused download, which is answered as JSON instead of a file. */
async function refusalOf(answer: TransportReply): Promise<string | null | undefined> {
  const text = answer.blob ? await answer.blob.text() : answer.text;
  const { successful, code } = v.parse(reply, JSON.parse(text));
  expectTrue('a download that is refused is no success', !successful);
  return code;
}

function fileCase(title: string, run: GatewayCase['run'], needs: GatewayCase['needs'] = []): GatewayCase {
  return { title, needs: ['files', ...needs], run };
}

/** Offer attachments in all (section 5). */
const ATTACHMENTS_MAX = 5;

/** Links that are or were valid, but by which nothing can be uploaded (section 4). */
const linksWithoutRoom: readonly (readonly [
  what: string,
  state: Parameters<Capabilities['links']['linkTo']>[0],
])[] = [
  ['the link of an offer that is not accepted yet', 'offer-pending'],
  ['the link of an offer that was declined', 'offer-rejected'],
  ['the link of an offer whose time is over', 'offer-expired'],
  ['the link of an offer that was taken back', 'offer-withdrawn'],
  ['a link that shows a resume', 'resume-open'],
  ['a link that shows a message', 'message-open'],
  ['the link of an interview', 'interview-invited'],
  ['the link of a supplier', 'supplier-check'],
];

export const fileCases: readonly GatewayCase[] = [
  fileCase('gives back what was handed in, byte for byte, under its name', async (context) => {
    const files = filesOf(context);
    const Authorization = await tokenOf(context);
    const file = newFile();
    const { successful, data } = await files.send(file, { Authorization });
    expectSame('handing in', successful, true);
    const { fileId, fileName, size } = v.parse(handedIn, data);
    expectSame('name and size', [fileName, size], [file.name, file.size]);
    const fetched = await files.fetch(fileId, { Authorization });
    const same = (await bytesOf(fetched)).equals(Buffer.from(await file.arrayBuffer()));
    expectTrue('the bytes are the same', same);
    const disposition = fetched.header('Content-Disposition') ?? '';
    const [, name = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
    expectSame('the name in Content-Disposition', decodeURIComponent(name), file.name);
    expectTrue(
      `of the name in Content-Disposition all is percent-encoded that RFC 8187 says (blanks, brackets, quotes, *): ${name}`,
      /^(?:[\w!#$&+.^`|~-]|%[\dA-F]{2})+$/i.test(name),
    );
  }),
  fileCase(
    'gives a page that was handed in as an attachment, so that none runs as one of its own',
    async (context) => {
      const files = filesOf(context);
      const Authorization = await tokenOf(context);
      const page = new File(['<script>alert(1)</script>'], 'page.html', { type: 'text/html' });
      const { fileId } = v.parse(handedIn, (await files.send(page, { Authorization })).data);
      const disposition = (await files.fetch(fileId, { Authorization })).header('Content-Disposition') ?? '';
      expectTrue(`an attachment: ${disposition}`, /^attachment\b/i.test(disposition));
    },
  ),
  fileCase('takes files of a session or a link alone', async (context) => {
    const { send } = filesOf(context);
    expectSame('without either', (await send(newFile(), {})).code, '40101');
    expectSame(
      'a token of nobody',
      (await send(newFile(), { Authorization: 'a-token-of-nobody' })).code,
      '40101',
    );
    expectSame(
      'a link that is none',
      (await send(newFile(), { linkToken: 'a-token-of-no-link' })).code,
      '451',
    );
  }),
  fileCase('refuses other applications', async (context) => {
    const files = filesOf(context);
    const Authorization = await tokenOf(context);
    for (const wrong of [{ appToken: 'nobody' }, { appId: 'nobody' }, { appToken: undefined }]) {
      const { code } = await files.send(newFile(), { Authorization, ...wrong });
      expectSame(`the code of handing in with ${JSON.stringify(wrong)}`, code, 'MS000A401');
    }
  }),
  fileCase('refuses a request that no file is in', async (context) => {
    const { code } = await filesOf(context).send(undefined, { Authorization: await tokenOf(context) });
    expectSame('code', code, 'MS000A400');
  }),
  fileCase('has no file for an id that it never gave', async (context) => {
    const { fetch } = filesOf(context);
    const response = await fetch('a-file-of-nobody', { Authorization: await tokenOf(context) });
    // Behind the code of the mock, or as file servers say it.
    if (response.status !== 404) expectSame('code', await refusalOf(response), '451');
  }),
  fileCase('gives ids that cannot be guessed from one another', async (context) => {
    const { send } = filesOf(context);
    const Authorization = await tokenOf(context);
    const ids = [];
    for (let handed = 0; handed < 2; handed++) {
      ids.push(v.parse(handedIn, (await send(newFile(), { Authorization })).data).fileId);
    }
    const [one = '', other = ''] = ids;
    const differing = [...one].filter((char, at) => char !== other[at]).length;
    expectTrue(
      `${one} and ${other} differ in most of sixteen characters or more`,
      one.length >= 16 && differing >= 8,
    );
  }),
  fileCase('gives an address that opens the file by itself, where one is asked for', async (context) => {
    const { send, visit } = filesOf(context);
    const Authorization = await tokenOf(context);
    const plain = v.parse(handedIn, (await send(newFile(), { Authorization })).data);
    expectSame('an address that nobody asked for', plain.url ?? undefined, undefined);
    const file = newFile();
    const { url } = v.parse(handedIn, (await send(file, { Authorization, needUrlFlag: '1' })).data);
    expectTrue(`an address: ${url}`, URL.canParse(url ?? ''));
    const same = (await bytesOf(await visit(url ?? ''))).equals(Buffer.from(await file.arrayBuffer()));
    expectTrue('it opens the same bytes', same);
  }),
  fileCase(
    'takes files by a link that lives',
    async (context) => {
      const linkToken = await createProbe(context).linkTo('attachments-open');
      const { successful } = await filesOf(context).send(newFile(), { linkToken });
      expectSame('handing in', successful, true);
    },
    ['links'],
  ),
  ...linksWithoutRoom.map(([what, state]) =>
    fileCase(
      `takes no file by ${what}`,
      async (context) => {
        const linkToken = await createProbe(context).linkTo(state);
        expectSame('the code', (await filesOf(context).send(newFile(), { linkToken })).code, '451');
      },
      ['links'],
    ),
  ),
  fileCase(
    'takes no file by the link of a medical report whose code was not entered',
    async (context) => {
      const probe = createProbe(context);
      const linkToken = await probe.linkTo('medical-report');
      const found = await probe.call(getMedicalRequest, { token: linkToken });
      // A gateway need not ask for a code.
      if (found.state !== 'locked') return;
      expectSame('the code', (await filesOf(context).send(newFile(), { linkToken })).code, '451');
    },
    ['links'],
  ),
  fileCase(
    'takes no file more by the link of an offer that has its five',
    async (context) => {
      const probe = createProbe(context);
      const linkToken = await probe.linkTo('attachments-open');
      const { send } = filesOf(context);
      const found = await probe.call(getOffer, { token: linkToken });
      const fileIds: string[] = [];
      for (let had = found.state === 'done' ? found.attachments.length : 0; had < ATTACHMENTS_MAX; had++)
        fileIds.push(v.parse(handedIn, (await send(newFile(), { linkToken })).data).fileId);
      const idempotencyKey = probe.newKey();
      await probe.call(submitOfferAttachments, { token: linkToken, fileIds, idempotencyKey });
      expectSame('the code', (await send(newFile(), { linkToken })).code, '451');
    },
    ['links'],
  ),
  fileCase(
    'opens no file of an account any more once it is deleted',
    async (context) => {
      const files = filesOf(context);
      const probe = createProbe(context);
      await probe.login('newcomer');
      const { data } = await files.send(newFile(), { Authorization: probe.token() });
      const { fileId } = v.parse(handedIn, data);
      await sendOwnCode(probe, 'phone');
      await probe.call(requestAccountDeletion, {
        own: 'phone',
        verificationCode: await probe.inboxCode(probe.account('newcomer').phone),
        idempotencyKey: probe.newKey(),
      });
      const fetch = async () => files.fetch(fileId, { Authorization: await tokenOf(context) });
      expectTrue('it opens while the deletion waits', (await bytesOf(await fetch())).length > 3000);
      await probe.advance('30d');
      const later = await fetch();
      expectTrue('it is not in the answer later', (await bytesOf(later)).length < 3000);
      expectSame('the code, later', await refusalOf(later), '451');
    },
    ['inbox', 'clock', 'own-account'],
  ),
];
