import {
  acceptInterview,
  getEvaluation,
  getInterview,
  getOffer,
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

it('an interview that was called off is no round, and one that was held is', async () => {
  const client = createTestClient({ lang: 'en-us' });
  const { desk, inbox, advance } = client.control();
  const invite = async () => {
    desk.act(INTERVIEWED, 'inviteToInterview');
    const sent = inbox().findLast(({ link }) => link?.includes('/acceptInterview'));
    const token = sent?.link?.split('token=')[1] ?? '';
    const found = await client.gateway.call(getInterview, { token });
    if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
    return { token, round: found.round };
  };
  // The agreed interview of the new world is still to come.
  const { token, round } = await invite();
  expect(round).toBe(1);
  await client.gateway.call(acceptInterview, { token, idempotencyKey: 'held' });
  desk.act(INTERVIEWED, 'requestEvaluation');
  advance('1h');
  expect((await invite()).round).toBe(2);
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

it('whoever asks for something or sends an offer bears nobody else’s name, so that a receipt says who has it now', async () => {
  const { gateway } = createTestClient({ lang: 'en-us' });
  const invitation = await gateway.call(getInterview, { token: 'interview-invited' });
  const offer = await gateway.call(getOffer, { token: 'offer-pending' });
  if (invitation.state !== 'open' || offer.state !== 'open')
    throw new Error(`the links are ${invitation.state} and ${offer.state}`);
  const others = [...magicAccountList, ...Object.values(colleagues)].map(({ name }) => name['en-us']);
  expect(others).not.toContain(invitation.askedBy.name);
  expect(offer.contact.name).toBe(invitation.askedBy.name);
});
