import {
  getEvaluation,
  getInterview,
  queryOwnEvaluations,
  submitEvaluation,
} from '@careers/gateway/contract';
import { expect, it } from 'vitest';
import { colleagues } from '../process/recipients.ts';
import { magicAccountList } from '../scenarios/magic.ts';
import { createTestClient } from '../testing/client.ts';

/** The delivery of a new world whose interview is agreed. */
const INTERVIEWED = 'delivery-seed-2';

it('an evaluation stays about the round for which it was requested, also when another round is arranged before it is answered', async () => {
  const client = createTestClient({ persona: 'interviewer', lang: 'en-us' });
  const { call } = client.gateway;
  const control = client.control();
  const held = client
    .world()
    .state()
    .deliveries.find(({ id }) => id === INTERVIEWED)
    ?.process.interviews.at(-1);
  control.desk.act(INTERVIEWED, 'requestEvaluation');
  const token = control.inbox().at(-1)?.link?.split('token=')[1] ?? '';
  control.advance('1h');
  control.desk.act(INTERVIEWED, 'inviteToInterview');
  const first = { round: 1, time: { start: new Date(held?.time?.start ?? 0).toISOString() } };
  const shown = async () => {
    const found = await call(getEvaluation, { token });
    if (found.state !== 'open' && found.state !== 'done') throw new Error(`the link is ${found.state}`);
    return { round: found.round, time: { start: found.time && new Date(found.time.start).toISOString() } };
  };
  expect(await shown()).toEqual(first);
  client.token = client.world().openPersonaSession()?.Authorization;
  const { rows } = await call(queryOwnEvaluations, {});
  expect(rows.find(({ id }) => id === INTERVIEWED)?.round).toBe(1);
  await call(submitEvaluation, {
    token,
    scores: ['expertise', 'thinking', 'communication', 'teamwork', 'motivation'].map((criterionId) => ({
      criterionId,
      points: 4,
    })),
    conclusion: 'nextRound',
    comment: 'Knows the field.',
    idempotencyKey: 'evaluation-of-round-1',
  });
  expect(await shown()).toEqual(first);
});

it('a link that is no longer needed says so, and that the application has ended once it has', async () => {
  const client = createTestClient({ lang: 'en-us' });
  const { desk, inbox } = client.control();
  desk.act(INTERVIEWED, 'requestEvaluation');
  const token = inbox().at(-1)?.link?.split('token=')[1] ?? '';
  const outcome = async () => {
    const found = await client.gateway.call(getEvaluation, { token });
    return found.state === 'handled' ? found.outcome : found.state;
  };
  desk.act(INTERVIEWED, 'sendOffer');
  expect(await outcome()).toBe('notNeeded');
  desk.act(INTERVIEWED, 'reject');
  expect(await outcome()).toBe('over');
});

it('whoever asks for something bears nobody else’s name, so that a receipt says who has it now', async () => {
  const { gateway } = createTestClient({ lang: 'en-us' });
  const invitation = await gateway.call(getInterview, { token: 'interview-invited' });
  if (invitation.state !== 'open') throw new Error(`the link is ${invitation.state}`);
  const others = [...magicAccountList, ...Object.values(colleagues)].map(({ name }) => name['en-us']);
  expect(others).not.toContain(invitation.askedBy.name);
});
