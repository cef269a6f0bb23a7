import {
  deliverResume,
  getBackgroundCheck,
  getEvaluationRecord,
  offerSlots,
  queryInterviewerWeek,
  queryMessages,
  queryOwnEvaluations,
  queryPositionList,
  querySlots,
  recommendCandidate,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../core/clock.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { createTestClient, type TestClient } from '../testing/client.ts';
import { recommended } from '../testing/recommended.ts';

const AT_WORK = 'employee@chengyuan.example';
const clock = Date.parse('2026-03-02T09:00:00+08:00');

/** The internal site, with its employee logged in. */
function signOn() {
  const client = createTestClient({ site: 'internal', persona: 'employee', lang: 'en-us', clock });
  client.site = 'site-internal';
  client.token = client.world().openPersonaSession()?.Authorization;
  const desk = client.control().desk;
  const mails = () => client.control().inbox();
  return { client, call: client.gateway.call, desk, mails };
}

/** An application on the internal site, by the employee or by somebody who has left since. */
async function applied(
  client: TestClient,
  by: 'employee' | 'outsider' = 'employee',
): Promise<StoredDelivery> {
  const { call } = client.gateway;
  const { rows } = await call(queryPositionList, {});
  const positionId = rows.find(({ status }) => status === 'open')?.id ?? '';
  const { id } = await call(deliverResume, {
    positionId,
    source: 'resume',
    idempotencyKey: 'deliver-submit-1',
  });
  const { deliveries } = client.world().state();
  const at = deliveries.findIndex((one) => one.id === id);
  const delivery = { ...(deliveries[at] as StoredDelivery), accountId: magicAccounts[by].id };
  deliveries[at] = delivery;
  return delivery;
}

/** The day of an instant in the company's zone. */
const weekOf = (time: number) => new Date(time + 8 * HOUR).toISOString().slice(0, 10);

describe('an employee who applies on the internal site', () => {
  it('gets messages about every step at their work address, and reads them on the site', async () => {
    const { client, call, desk, mails } = signOn();
    const before = mails().length;
    const { id } = await applied(client);
    for (const event of ['screen', 'inviteToInterview']) desk.act(id, event);
    const texts = mails()
      .slice(before)
      .filter(({ to }) => to === AT_WORK)
      .map(({ text }) => /applied for|interview you/.exec(text)?.[0]);
    expect(texts).toEqual(['applied for', 'interview you']);
    // Another device knows another website, or none, on which an employee cannot log in.
    expect(mails().slice(before)[0]?.link).toBe('/personalCenter?websiteId=site-internal');
    expect((await call(queryMessages, {})).rows.map(({ text }) => text)).toEqual(
      mails()
        .filter(({ to }) => to === AT_WORK)
        .map(({ text }) => text)
        .toReversed(),
    );
  });

  it('gets the code of a locked link at their work address', async () => {
    const { client, call, desk, mails } = signOn();
    const { id } = await applied(client);
    desk.moveDelivery(id, 'interview');
    desk.act(id, 'requestBackgroundCheck');
    const token = mails().at(-1)?.link?.split('token=')[1] ?? '';
    expect(await call(getBackgroundCheck, { token })).toMatchObject({
      state: 'locked',
      verification: 'email',
      contact: expect.stringMatching(/^e.*\*.*@/),
    });
  });

  it('has another person as interviewer', async () => {
    const { client, desk, mails } = signOn();
    const { id } = await applied(client);
    desk.moveDelivery(id, 'interview');
    expect(mails().at(-1)).toMatchObject({
      to: 'interviewer@chengyuan.example',
      text: expect.stringContaining('You will interview a candidate'),
    });
  });
});

describe('an employee who interviews for the internal site', () => {
  it('gets the mails about interviews there, and is the only one who sees these interviews', async () => {
    const { client, call, desk, mails } = signOn();
    const { id } = await applied(client, 'outsider');
    desk.moveDelivery(id, 'interview');
    expect(mails().at(-1)).toMatchObject({
      to: AT_WORK,
      link: expect.stringMatching(/^\/resumeView\?token=/),
    });
    const week = await call(queryInterviewerWeek, { from: weekOf(clock + 3 * DAY) });
    expect(week.interviews.map(({ deliveryId, state }) => [deliveryId, state])).toEqual([[id, 'invited']]);
    await client.logIn('13800000003');
    const others = await call(queryInterviewerWeek, { from: weekOf(clock + 3 * DAY) });
    expect(others.interviews.filter(({ deliveryId }) => deliveryId === id)).toEqual([]);
    expect((await call(queryOwnEvaluations, {})).rows.filter((row) => row.id === id)).toEqual([]);
  });

  it('is named in the record of their evaluations', async () => {
    const { call } = signOn();
    const record = await call(getEvaluationRecord, { token: 'record-open' });
    expect(record.state === 'open' && record.records.map(({ interviewer }) => interviewer)).toEqual([
      magicAccounts.employee.name['en-us'],
    ]);
  });

  it('offers times that only candidates of the internal site can choose', async () => {
    const { client, call, desk } = signOn();
    const { id } = await applied(client, 'outsider');
    desk.act(id, 'screen');
    desk.act(id, 'inviteToChooseTime');
    const time = { start: '2026-03-20T16:00:00+08:00', end: '2026-03-20T17:00:00+08:00' };
    const { slots } = await call(offerSlots, { slots: [time], idempotencyKey: 'offer-submit-1' });
    // A time of another interviewer at the same hour does not overlap with their own.
    await client.logIn('13800000003');
    const { slots: others } = await call(offerSlots, { slots: [time], idempotencyKey: 'offer-submit-2' });
    const chosenFrom = async () =>
      (await call(querySlots, {})).interviews.flatMap((one) => one.slots.map((slot) => slot.id));
    const sessions = client.world().state().sessions;
    for (const session of Object.values(sessions))
      Object.assign(session, { accountId: magicAccounts.outsider.id });
    const shown = await chosenFrom();
    expect([shown.includes(slots[0]?.id ?? ''), shown.includes(others[0]?.id ?? '')]).toEqual([true, false]);
    for (const session of Object.values(sessions))
      Object.assign(session, { accountId: magicAccounts.candidate.id });
    client.site = 'site-external';
    desk.act('delivery-seed-1', 'screen');
    desk.act('delivery-seed-1', 'inviteToChooseTime');
    const elsewhere = await chosenFrom();
    expect([elsewhere.includes(slots[0]?.id ?? ''), elsewhere.includes(others[0]?.id ?? '')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('the mail to somebody who was recommended', () => {
  /** The link of the mail after a recommendation for the first position of a list. */
  async function mailed(client: TestClient) {
    const { call } = client.gateway;
    const { rows } = await call(queryPositionList, {});
    const positionId = rows.find(({ status }) => status === 'open')?.id ?? '';
    const { fileId } = await client.files.upload(new File(['%PDF-1.7'], 'han.pdf'));
    await call(recommendCandidate, recommended(fileId, { positionId }));
    const mail = client.control().inbox().at(-1);
    expect(mail?.to).toBe('han@mail.example');
    return { positionId, link: mail?.link };
  }

  it('leads to the position on the website where that is', async () => {
    const client = createTestClient({ site: 'campus', clock });
    client.site = 'site-campus';
    await client.logIn();
    const { positionId, link } = await mailed(client);
    expect(link).toBe(`/RecruitDetail?id=${positionId}&websiteId=site-campus`);
  });

  it('leads to the public positions from the internal site, which they cannot see', async () => {
    expect((await mailed(signOn().client)).link).toBe('/position');
  });
});
