import {
  exportMyData,
  getResumeImprovement,
  getResumeUpdate,
  type Improvement,
  improveResume,
  submitResumeUpdate,
} from '@careers/gateway/contract';
import { expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';

const DELIVERY = 'delivery-seed-1';
const key = () => crypto.randomUUID();

/** The same sections with a text of their own for the person, and for the first job if one is given. */
const rewritten = (sections: readonly Improvement[], text: string, job?: string): Improvement[] =>
  sections.map((one) => {
    if (one.section === 'selfEvaluation') return { ...one, value: text };
    if (one.section !== 'work' || !job) return one;
    const [first, ...others] = one.value;
    return first ? { ...one, value: [{ ...first, description: job }, ...others] } : one;
  });

/** A recruiter asks for an update and for an improvement of the resume of the same delivery. */
function asked() {
  const client = createTestClient({ lang: 'en-us', persona: 'candidate' });
  const { desk, inbox } = client.control();
  const tokenOf = (event: 'requestResumeUpdate' | 'requestResumeImprovement') => {
    desk.act(DELIVERY, event);
    const { link = '' } = inbox().findLast(({ link }) => link) ?? {};
    return new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  };
  const update = tokenOf('requestResumeUpdate');
  return { client, update, askToImprove: () => tokenOf('requestResumeImprovement') };
}

it('two requests about one resume are compared section by section, and the resume that was first sent is kept', async () => {
  const { client, update, askToImprove } = asked();
  const { call } = client.gateway;
  const readUpdate = async () => {
    const found = await call(getResumeUpdate, { token: update });
    if (found.state !== 'open') throw new Error(`the request is ${found.state}`);
    return found;
  };
  const first = await readUpdate();
  const improve = async (text: string, job?: string) => {
    const token = askToImprove();
    const found = await call(getResumeImprovement, { token });
    if (found.state !== 'open') throw new Error(`the request is ${found.state}`);
    const sections = rewritten(found.sections, text, job);
    await call(improveResume, { token, revision: found.revision, sections, idempotencyKey: key() });
  };
  await improve('By the improvement.');

  const second = await readUpdate();
  expect(second.revision).toBe(first.revision + 1);
  expect(second.sections).toEqual(rewritten(first.sections, 'By the improvement.'));

  const submit = (revision: number) =>
    call(submitResumeUpdate, {
      token: update,
      revision,
      sections: rewritten(first.sections, 'By the update.', 'By the update too.'),
      idempotencyKey: key(),
    });
  // The improvement has sent the jobs unchanged, so they do not conflict.
  await expect(submit(first.revision)).rejects.toMatchObject({
    data: { reason: 'conflict', sections: ['selfEvaluation'] },
  });
  await improve('By the improvement.', 'By another improvement.');
  // What only the first improvement has changed is still newer than what was read before it.
  await expect(submit(first.revision)).rejects.toMatchObject({
    data: { reason: 'conflict', sections: expect.arrayContaining(['selfEvaluation', 'work']) },
  });
  await submit((await readUpdate()).revision);

  await client.logIn();
  const { deliveries } = JSON.parse((await call(exportMyData, {})).content);
  const { sent } = deliveries.find(({ id }: { id: string }) => id === DELIVERY);
  const was = first.sections.find(({ section }) => section === 'selfEvaluation')?.value;
  expect([sent.content.selfEvaluation, sent.firstSent.selfEvaluation]).toEqual(['By the update.', was]);
});
