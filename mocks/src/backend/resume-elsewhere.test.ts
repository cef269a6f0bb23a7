import { getResume, saveResume } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createControl } from '../control/control.ts';
import { readWorldAddress } from '../scenarios/address.ts';
import { createTestClient } from '../testing/client.ts';

async function open(scenario: string) {
  const read = readWorldAddress(`scenario=${scenario}&lang=en-us`);
  if (!read.ok) throw new Error('no such preset');
  const client = createTestClient(read.config);
  client.token = client.world().openPersonaSession()?.Authorization;
  const { call } = client.gateway;
  return { client, call, read: () => call(getResume, {}) };
}

describe('the sandbox’s other device of the same person', () => {
  it('saves each section once before it is first saved here, in the preset resume-conflict', async () => {
    const { call, read } = await open('resume-conflict');
    const { revision, basics } = await read();
    const save = (seen: number) =>
      call(saveResume, { section: 'basics', revision: seen, value: { ...basics, city: 'Here' } });
    const theirs = {
      ...basics,
      name: expect.stringMatching(/.\)|）$/),
      city: expect.stringMatching(/.\)|）$/),
    };
    await expect(save(revision)).rejects.toMatchObject({
      reason: 'conflict',
      data: { section: 'basics', value: theirs },
    });
    const { revision: saved } = await save(revision + 1);
    expect((await read()).basics.city).toBe('Here');
    await call(saveResume, { section: 'basics', revision: saved, value: basics });
  });

  it('saves a section that the control API names, and refuses one that does not exist', async () => {
    const { client, read } = await open('resume-complete');
    const control = createControl(client.world());
    const before = await read();
    control.saveElsewhere('selfEvaluation');
    const after = await read();
    expect(after.selfEvaluation.startsWith(before.selfEvaluation)).toBe(true);
    expect(after.selfEvaluation.length).toBeGreaterThan(before.selfEvaluation.length);
    expect(after.revision).toBe(before.revision + 1);
    expect(() => control.saveElsewhere('hobbies')).toThrow(/no hobbies; one of photo/);
  });
});

it('in the preset resume-half, some required fields are missing and others are filled in', async () => {
  const { read } = await open('resume-half');
  const { missing, basics, education, work, projects } = await read();
  expect(missing).toEqual(['intention', 'education']);
  expect(basics.name).not.toBe('');
  expect(education).toMatchObject([{ major: '', end: '' }]);
  expect(work).toHaveLength(1);
  expect(projects).toEqual([]);
});
