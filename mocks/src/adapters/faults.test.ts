import { createGateway, createHmacSigner, type FailureKind } from '@careers/gateway';
import { reference } from '@careers/gateway/reference';
import { methodIds, methodPath, registry } from '@careers/gateway/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '../../contract/cases/failure-of.ts';
import { createProbe } from '../../contract/target/probe.ts';
import { sandboxControl } from '../../contract/target/sandbox-control.ts';
import { httpTarget, localTarget, type Target } from '../../contract/target/target.ts';
import { credentials } from '../backend/credentials.ts';
import { type FaultKind, faultKinds } from '../faults/rule.ts';
import { type MockServer, startMockServer } from './server/server.ts';

/** The failure that the client reports for each fault (decisions, section 1). */
const failureOfFault: Readonly<Record<FaultKind, FailureKind>> = {
  '451': 'business',
  '40101': 'expired',
  captcha: 'captcha',
  http500: 'http',
  http502: 'http',
  network: 'network',
  timeout: 'timeout',
  malformed: 'malformed',
  cut: 'malformed',
  schema: 'malformed',
  badsign: 'rejected',
};

/** In milliseconds: the calls that are never answered need not be awaited any longer. */
const PATIENCE = 20;

/** The client's failure for one fault of one method, which is called with its own example. */
async function failureUnder(target: Target, id: (typeof methodIds)[number], fault: FaultKind) {
  const context = target.open();
  const { settings, transport } = context;
  const method = registry[id];
  await sandboxControl(context).setFault(`${methodPath(method)}:${fault}`);
  const probe = createProbe(context);
  if (method.access === 'session') await probe.login('candidate');
  const gateway = createGateway({
    config: settings.config,
    transport,
    signer: createHmacSigner(settings.secret),
    session: {
      token: probe.token,
      homepageConfigId: () => settings.site,
      languageIndex: () => 0,
      visitorId: () => undefined,
      userId: () => undefined,
      isInternalSite: () => false,
    },
  });
  const patience = fault === 'timeout' ? { timeoutMs: PATIENCE } : {};
  return failureOf(gateway.call(method, reference[id].example.param, patience));
}

describe.each(methodIds)('a fault of %s', (id) => {
  it.each(faultKinds)(
    'reaches the caller of the client as the failure that belongs to it: %s',
    async (fault) => {
      const failure = await failureUnder(localTarget(), id, fault);
      expect([failure.kind, failure.method]).toEqual([failureOfFault[fault], registry[id].name]);
    },
  );
});

describe('a fault over HTTP', () => {
  let server: MockServer;
  beforeAll(async () => {
    server = await startMockServer();
  });
  afterAll(() => server.close());

  it.each(faultKinds)(
    '%s reaches the caller of the client as the failure that belongs to it',
    async (fault) => {
      const { kind } = await failureUnder(httpTarget(server.url, {}), 'getPublicKey', fault);
      expect(kind).toBe(failureOfFault[fault]);
    },
  );

  /** A file of a fresh world whose downloads meet a fault; nobody needs a session to fetch it by its id. */
  async function openFile(fault: FaultKind) {
    const headers = { 'X-Sandbox-Session': `file-${fault}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ fault: `files.download:${fault}` });
    await fetch(`${server.url}/__sandbox/set`, { method: 'POST', headers, body });
    const form = new FormData();
    form.append('file', new File(['%PDF-1.7 a resume'], 'cv.pdf'));
    const { appId, appToken, templateCode } = credentials.files;
    const app = {
      appId,
      appToken,
      templateCode,
      dataSourceCode: 'CAREERS_PRD',
      linkToken: 'attachments-open',
    };
    const uploaded = await fetch(`${server.url}/@file-${fault}/files/upload`, {
      method: 'POST',
      headers: app,
      body: form,
    });
    const { data } = (await uploaded.json()) as { data: { fileId: string } };
    return fetch(`${server.url}/@file-${fault}/files/download?fileId=${data.fileId}`);
  }

  it('“cut” ends a download before its announced length', async () => {
    const reply = await openFile('cut');
    expect(reply.headers.get('content-length')).toBe('17');
    await expect(reply.text()).rejects.toThrow();
  });

  // A browser by itself repeats a call on a used connection of which nothing came back, and the fault would be spent unseen.
  it('“network” sends the head of a reply, and nothing of what is in it', async () => {
    const reply = await openFile('network');
    await expect(reply.text()).rejects.toThrow();
  });

  it.each([
    ['http500', 500],
    ['http502', 502],
    ['malformed', 200],
  ] as const)('%s puts nothing of the file into a download', async (fault, status) => {
    const reply = await openFile(fault);
    expect([reply.status, reply.headers.get('content-disposition')]).toEqual([status, null]);
    expect(await reply.text()).not.toContain('%PDF');
  });
});
