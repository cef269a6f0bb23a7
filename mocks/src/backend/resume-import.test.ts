import { getParseResult, type ParseResult, parseResume } from '@careers/gateway/contract';
import { compoundFile } from '@careers/validation/testing/compound-file';
import { describe, expect, it } from 'vitest';
import type { WorldConfig } from '../scenarios/config.ts';
import { findPreset } from '../scenarios/presets.ts';
import { createTestClient, type TestClient } from '../testing/client.ts';
import { PARSE_JOBS_MAX } from './resume-import.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]);

async function logged(languageIndex: 0 | 1 | 2 = 2, world: Partial<WorldConfig> = {}): Promise<TestClient> {
  const client = createTestClient(world);
  client.languageIndex = languageIndex;
  await client.logIn();
  return client;
}

async function begin(client: TestClient, name: string): Promise<{ jobId: string }> {
  const { fileId } = await client.files.upload(new File([png], name));
  return client.gateway.call(parseResume, { fileId });
}

async function end(client: TestClient, name: string, after: string): Promise<ParseResult> {
  const { jobId } = await begin(client, name);
  client.control().advance(after);
  return client.gateway.call(getParseResult, { jobId });
}

describe('a file that is sent to be read as a resume', () => {
  it('is refused as an upload where its name says so', async () => {
    await expect(begin(await logged(), 'upload-refused.png')).rejects.toMatchObject({ kind: 'business' });
  });

  it('is refused as an upload in a world that refuses every upload', async () => {
    const client = await logged(2, findPreset('upload-refused')?.sets);
    await expect(begin(client, 'cv.png')).rejects.toMatchObject({ kind: 'business' });
  });

  it.each([
    ['resume.msg', compoundFile('__properties_version1.0'), undefined],
    ['resume.doc', compoundFile('WordDocument'), undefined],
    ['workbook.msg', compoundFile('Workbook'), 'fileWrongFormat'],
    ['slides.doc', compoundFile('PowerPoint Document'), 'fileWrongFormat'],
    ['locked.docx', compoundFile('EncryptedPackage'), 'fileWrongFormat'],
    ['cut-off.doc', compoundFile('WordDocument').slice(0, 512), 'fileWrongFormat'],
  ])('is judged by its bytes as well as by its name: %s', async (name, bytes, reason) => {
    const { files, gateway } = await logged();
    const { fileId } = await files.upload(new File([bytes], name));
    const refused = await gateway.call(parseResume, { fileId }).then(
      () => undefined,
      (failure) => failure.data,
    );
    expect(refused?.reason).toBe(reason);
  });
});

/** A field that was read with low confidence. */
const doubted = expect.objectContaining({ confidence: 0.3 });

describe('reading a file as a resume', () => {
  it('is queued, then under way, and done after three seconds', async () => {
    const client = await logged();
    const { jobId } = await begin(client, 'resume.png');
    const states = [(await client.gateway.call(getParseResult, { jobId })).state];
    for (const step of ['1s', '2s']) {
      client.control().advance(step);
      states.push((await client.gateway.call(getParseResult, { jobId })).state);
    }
    expect(states).toEqual(['queued', 'reading', 'done']);
  });

  it.each([
    [0, true],
    [2, false],
  ] as const)('gives the sample person’s data in the language %i of the call', async (index, isChinese) => {
    const result = await end(await logged(index), 'resume.png', '3s');
    const fields = result.state === 'done' ? result.fields : [];
    const values = Object.fromEntries(fields.map(({ path, value }) => [path, value]));
    expect(values['basics.name']).toBe('林小雨');
    expect(/\p{Script=Han}/u.test(String(values['work.1.company']))).toBe(isChinese);
  });

  it.each([
    ['resume-locked.png', 'import-locked', { state: 'failed', reason: 'locked' }],
    ['resume-broken (2).png', 'import-broken', { state: 'failed', reason: 'broken' }],
    ['resume-no-text.png', 'import-no-text', { state: 'failed', reason: 'noText' }],
    ['resume-empty.png', 'import-empty', { state: 'done', fields: [] }],
    ['resume-slow.png', 'import-slow', { state: 'reading' }],
    ['resume-unsure.png', 'import-unsure', { state: 'done', fields: expect.arrayContaining([doubted]) }],
  ])('ends as the file name %s or the preset %s says', async (name, scenario, result) => {
    expect(await end(await logged(), name, '10s')).toMatchObject(result);
    const client = await logged(2, findPreset(scenario)?.sets);
    expect(await end(client, 'cv.png', '10s')).toMatchObject(result);
  });

  it('ends as the file name says, where the preset says otherwise', async () => {
    const client = await logged(2, findPreset('import-locked')?.sets);
    expect(await end(client, 'resume-broken.png', '10s')).toMatchObject({ reason: 'broken' });
  });

  it('gives low confidence where the file name says so', async () => {
    const result = await end(await logged(), 'resume-unsure.png', '3s');
    const fields = result.state === 'done' ? result.fields : [];
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.every(({ confidence }) => confidence < 0.5)).toBe(true);
  });

  it('keeps the latest jobs up to a limit', async () => {
    const client = await logged();
    for (let count = 0; count <= PARSE_JOBS_MAX; count++) await begin(client, 'resume.png');
    expect(client.world().state().parseJobs).toHaveLength(PARSE_JOBS_MAX);
  });
});
