import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../backend/sample-resume.ts';
import {
  linkKinds,
  linkOutcomes,
  processActors,
  recipients,
  type StoredLink,
  type StoredProcess,
} from '../domain/process-state.ts';
import { act, legalEvents, passTime } from '../process/engine.ts';
import { eventBringing, NOW, sampleNames, samples } from '../process/testing.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { storedLink, storedProcess } from './read-process.ts';
import { storedSnapshot, templateId } from './read-resume.ts';

const begun = sampleNames.flatMap((name) => {
  const process = samples[name];
  return process ? [{ name, process }] : [];
});

/** What a process becomes by each event that is possible now, and by the clock. */
const followers = (process: StoredProcess) => [
  passTime(process, NOW + 60 * 86_400_000).process,
  ...processActors.flatMap((who) =>
    legalEvents(process, NOW, who).map((event) => act(process, eventBringing(event), NOW, who).process),
  ),
];

describe('a saved world is read with', () => {
  it.each(begun)('its processes at “$name”, and whatever happens there', ({ process }) => {
    for (const one of [process, ...followers(process)]) expect(v.parse(storedProcess, one)).toEqual(one);
  });

  it('the attachments of an offer', () => {
    const accepted = samples['offer accepted'];
    const files = [{ fileId: 'file-1', fileName: 'diploma.pdf', size: 3 }];
    const { process } = act(accepted, { type: 'submitAttachments', files }, NOW, 'link');
    expect(v.parse(storedProcess, process)).toEqual(process);
  });

  it('its links of each kind, for each recipient, whatever became of them', () => {
    const lifetime = { deliveryId: 'delivery-1', issuedAt: NOW, expiresAt: NOW + 1 };
    const links = linkKinds.flatMap((kind) =>
      recipients.flatMap((recipient): StoredLink[] => [
        { ...lifetime, kind, recipient, verification: 'sms' },
        { ...lifetime, kind, recipient, verification: 'email', usedAt: NOW },
        ...linkOutcomes.map((outcome) => ({ ...lifetime, kind, recipient, outcome })),
      ]),
    );
    for (const link of links) expect(v.parse(storedLink, link)).toEqual(link);
  });

  it.each(['resume', 'employee', 'quick'] as const)('a resume that was delivered, from: %s', (source) => {
    const account = { ...magicAccounts.candidate, name: 'Lin', consents: [] };
    const content = sampleContent(account, 'en-us', 1, 2026);
    const snapshot = { source, templateId: 'classic', content };
    expect(v.parse(storedSnapshot, snapshot)).toEqual(snapshot);
  });
});

it('a saved process is refused whose steps the rules do not allow', () => {
  const [first] = samples.delivered.steps;
  const hired = { event: 'hire', by: 'recruiter', stage: 'hired', at: NOW } as const;
  expect(v.is(storedProcess, { ...samples.delivered, steps: [first, hired] })).toBe(false);
  expect(v.is(storedProcess, { ...samples.delivered, steps: [] })).toBe(false);
});

it('a saved template has the name of one, of at most a hundred characters', () => {
  expect(['', 'a', 'a'.repeat(100), 'a'.repeat(101)].map((name) => v.is(templateId, name))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
