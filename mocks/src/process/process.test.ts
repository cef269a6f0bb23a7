import { describe, expect, it } from 'vitest';
import { processEvents, type StoredProcess } from '../domain/process-state.ts';
import { leavesRoom, outcomeWithout, takesAttachments, timelineOf } from './process.ts';
import { NOW, samples } from './testing.ts';

describe('the timeline that the candidate sees', () => {
  it('leaves out what concerns other people, and what the candidate knows about already', () => {
    const isTold = (event: (typeof processEvents)[number]) =>
      timelineOf({
        steps: [{ event, by: 'recruiter', stage: 'interview', at: NOW }],
        interviews: [],
        requests: [],
      }).length > 0;
    expect(processEvents.filter((event) => !isTold(event)).toSorted()).toEqual(
      [
        'submitAttachments',
        'reportTimeNotSuitable',
        ...['ResumeForward', 'Evaluation', 'Approval', 'SupplierCheck'].flatMap((kind) => [
          `request${kind}`,
          `submit${kind}`,
          `expire${kind}`,
        ]),
        ...['BackgroundCheck', 'MedicalReport', 'InformationForm'].map((kind) => `expire${kind}`),
        ...['ResumeUpdate', 'ResumeImprovement', 'TalentUpdate'].map((kind) => `expire${kind}`),
      ].toSorted(),
    );
  });
});

describe('a position can be applied for again', () => {
  it.each([
    ['delivered', false],
    ['interview agreed', false],
    ['offer pending', false],
    ['hired', false],
    ['rejected', true],
    ['offer declined', true],
    ['revoked', true],
  ] as const)('after “%s”: %s', (name, isFree) => {
    expect(leavesRoom(samples[name])).toBe(isFree);
  });
});

describe('attachments of an offer', () => {
  const accepted = samples['offer accepted'];
  const file = { fileId: 'f', fileName: 'f.pdf', size: 1, url: 'f' };
  const withFiles = (count: number): StoredProcess => ({
    ...accepted,
    ...(accepted.offer ? { offer: { ...accepted.offer, attachments: Array(count).fill(file) } } : {}),
  });

  it('are taken up to five, and only after it was accepted', () => {
    expect([0, 4, 5].map((count) => takesAttachments(withFiles(count)))).toEqual([true, true, false]);
    const others = ['interview agreed', 'offer pending', 'offer expired', 'offer declined'] as const;
    expect(others.filter((name) => takesAttachments(samples[name]))).toEqual([]);
  });
});

it('the link of what was not answered says “over” after the end of its process, before that “not needed”', () => {
  const said = (name: 'interview agreed' | 'offer pending' | 'hired' | 'rejected' | 'revoked') =>
    outcomeWithout(samples[name]);
  expect([said('interview agreed'), said('offer pending')]).toEqual(['notNeeded', 'notNeeded']);
  expect([said('hired'), said('rejected'), said('revoked')]).toEqual(['over', 'over', 'over']);
});
