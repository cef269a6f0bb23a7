import {
  acceptOffer,
  declineOffer,
  exportMyData,
  getDelivery,
  getOffer,
  queryDeliveries,
  queryPositionDetail,
  revokeDelivery,
  submitOfferAttachments,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { samples } from '../process/testing.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { createTestClient, type TestClient } from '../testing/client.ts';

const SAID = 'The offer has been accepted/rejected, and the operation cannot be repeated.';
const key = () => crypto.randomUUID();

const read = (client: TestClient, token: string) => client.gateway.call(getOffer, { token });
const accept = (client: TestClient, token: string, idempotencyKey = key()) =>
  client.gateway.call(acceptOffer, { token, idempotencyKey });
const decline = (client: TestClient, token: string, reason = 'I stay where I am.', idempotencyKey = key()) =>
  client.gateway.call(declineOffer, { token, reason, idempotencyKey });

/** How every PDF begins. */
const pdf = new TextEncoder().encode('%PDF-');

const upload = async (client: TestClient, token: string) => {
  const file = new File([pdf, new Uint8Array(5)], 'Certificate.pdf');
  return (await client.files.upload(file, { linkToken: token })).fileId;
};
const handIn = (client: TestClient, token: string, fileIds: string[]) =>
  client.gateway.call(submitOfferAttachments, { token, fileIds, idempotencyKey: key() });

/** The newest mail that has a link, and the link's token. */
function mailed(client: TestClient) {
  const mail = client
    .control()
    .inbox()
    .findLast(({ link }) => link);
  const [page = '', query = ''] = mail?.link?.split('?') ?? [];
  return { ...mail, page, token: new URLSearchParams(query).get('token') ?? '' };
}

/** A world in which the recruiter has sent the candidate an offer. */
function offered(config: Partial<WorldConfig> = {}) {
  const client = createTestClient({ lang: 'en-us', ...config });
  const { desk } = client.control();
  desk.moveDelivery('delivery-seed-1', 'offer');
  return { client, desk, ...mailed(client) };
}

describe('the mail with an offer', () => {
  it('goes to the candidate, in their language, with a link that cannot be guessed', () => {
    const { to, text, page, token } = offered({ clock: Date.UTC(2026, 2, 1, 4) });
    expect(to).toBe('candidate@example.com');
    expect(text).toMatch(/^\[Chengyuan Group Careers\] We are pleased to offer you the position “.+”\./);
    expect(text).toContain('Please answer by Mar 8, 2026, 23:59 (UTC+8).');
    expect(page).toBe('/mailResponse/acceptOffer');
    expect(token).toMatch(/^[\da-f]{32}$/);
  });

  it('gives seven days to answer and the rest of the last day, by the clock of the world', async () => {
    // It was sent at 16:00 in the company's zone, eight hours before the day ends there.
    const { client, token } = offered({ clock: Date.UTC(2026, 2, 1, 8) });
    client.control().advance('7d');
    expect(await read(client, token)).toMatchObject({
      state: 'open',
      deadline: '2026-03-08T23:59:59+08:00',
    });
    client.control().advance('8h');
    expect(await read(client, token)).toMatchObject({
      state: 'expired',
      message: 'The offer has expired and cannot be operated.',
    });
    expect(mailed(client).text).toContain('has expired without an answer');
    await expect(accept(client, token)).rejects.toMatchObject({ reason: 'offerExpired' });
  });

  it('is sent again after the offer has expired, and the former link then says that it was replaced', async () => {
    const { client, desk, token } = offered();
    client.control().advance('8d');
    desk.act('delivery-seed-1', 'sendOffer');
    expect(await read(client, token)).toMatchObject({ state: 'handled', outcome: 'replaced' });
    expect(await read(client, mailed(client).token)).toMatchObject({ state: 'open' });
    await expect(accept(client, token)).rejects.toMatchObject({ reason: 'offerHandled' });
  });
});

describe('accepting or rejecting an offer', () => {
  it('does not happen by opening its link, as mail scanners do', async () => {
    const { client, token } = offered();
    const before = JSON.stringify(client.world().state().deliveries);
    await read(client, token);
    expect(JSON.stringify(client.world().state().deliveries)).toBe(before);
  });

  it('answers the receipt that the link shows from then on', async () => {
    const { client, token } = offered();
    const receipt = await accept(client, token);
    expect(receipt).toMatchObject({
      state: 'done',
      message: SAID,
      answer: { kind: 'accepted' },
      attachmentsOpen: true,
    });
    expect(await read(client, token)).toEqual(receipt);
    await expect(decline(client, token)).rejects.toMatchObject({ reason: 'offerHandled', message: SAID });
  });

  it('succeeds once when two different answers come at the same time', async () => {
    const { client, token } = offered();
    const both = await Promise.allSettled([decline(client, token), accept(client, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    // Signing takes a different time for each; whichever call arrives first counts.
    const kind = both[0].status === 'fulfilled' ? 'declined' : 'accepted';
    expect(await read(client, token)).toMatchObject({ state: 'done', answer: { kind } });
  });

  it('succeeds for both calls when the same answer comes twice at the same time', async () => {
    const { client, token } = offered();
    const once = key();
    const [first, second] = await Promise.all([accept(client, token, once), accept(client, token, once)]);
    expect(second).toEqual(first);
  });

  it('is repeated with the first answer, even when the link has expired by then', async () => {
    const { client, token } = offered();
    client.control().advance('6d');
    const once = key();
    const first = await accept(client, token, once);
    client.world().state().links[token] = {
      ...(client.world().state().links[token] ?? {
        kind: 'offer',
        recipient: 'candidate',
        deliveryId: '',
        issuedAt: 0,
      }),
      expiresAt: 0,
    };
    expect(await accept(client, token, once)).toEqual(first);
    await expect(accept(client, token)).rejects.toMatchObject({ reason: 'linkExpired' });
  });

  it('is repeated with the first answer, even when the repeat gives another reason', async () => {
    const { client, token } = offered();
    const once = key();
    const first = await decline(client, token, 'I stay where I am.', once);
    expect(await decline(client, token, 'I stay where I am, thank you.', once)).toEqual(first);
  });

  it('succeeds for two offers under the same key', async () => {
    const { client, desk, token } = offered();
    desk.moveDelivery('delivery-seed-2', 'offer');
    const other = mailed(client).token;
    const once = key();
    await accept(client, token, once);
    await accept(client, other, once);
    expect(desk.deliveries().filter(({ offer }) => offer === 'accepted')).toHaveLength(2);
  });

  it.each(['', '  \n'])('needs a reason for rejecting that is not too long: %j is none', async (reason) => {
    const { client, token } = offered();
    await expect(decline(client, token, reason)).rejects.toMatchObject({ reason: 'reasonRequired' });
    await expect(decline(client, token, 'x'.repeat(10_000))).rejects.toMatchObject({
      reason: 'reasonTooLong',
    });
    expect(await read(client, token)).toMatchObject({ state: 'open' });
  });

  it('ends the process by rejecting, and the candidate can apply for the position again', async () => {
    const { client, desk, token } = offered();
    const receipt = await decline(client, token, '  I stay where I am. ');
    expect(receipt).toMatchObject({ answer: { reason: 'I stay where I am.' }, attachmentsOpen: false });
    expect(desk.deliveries()[0]).toMatchObject({
      stage: 'closed',
      offer: 'declined',
      events: ['requestTalentUpdate'],
    });
    await client.logIn();
    const id = client.world().state().deliveries[0]?.positionId ?? '';
    expect((await client.gateway.call(queryPositionDetail, { id })).deliveredId).toBeUndefined();
  });

  it('is no longer possible once the company has withdrawn the offer', async () => {
    const { client, desk, token } = offered();
    await accept(client, token);
    desk.act('delivery-seed-1', 'reject');
    expect(await read(client, token)).toMatchObject({
      state: 'handled',
      outcome: 'withdrawn',
      message: 'The offer has been withdrawn by the company.',
    });
    await expect(upload(client, token)).rejects.toMatchObject({ kind: 'business' });
  });
});

describe('the link of an offer', () => {
  it('works without a session, and in the session of another person', async () => {
    const { client, token } = offered();
    const before = await read(client, token);
    await client.logIn('13800000002');
    expect(await read(client, token)).toEqual(before);
    await accept(client, token);
    expect(mailed(client).to).toBe('candidate@example.com');
  });

  it('works on its own site, whichever site the call names', async () => {
    const { client, token } = offered();
    for (const site of ['site-campus', 'site-that-is-not', undefined]) {
      client.site = site;
      expect(await read(client, token)).toMatchObject({ homepageConfigId: 'site-external' });
    }
  });

  it('answers in the language of languageIndex', async () => {
    const { client, token } = offered();
    const posts = [];
    for (const languageIndex of [0, 1, 2] as const) {
      client.languageIndex = languageIndex;
      const found = await read(client, token);
      posts.push(found.state === 'open' && found.probation);
    }
    expect(posts).toEqual(['三个月', '三個月', 'Three months']);
  });

  it.each(['', 'link-invalid', 'offer-pendin', 'constructor', 'x'.repeat(5000)])(
    'is invalid with the token %j',
    async (token) => {
      const { client } = offered();
      expect(await read(client, token)).toEqual({
        state: 'invalid',
        message: 'The link is invalid and cannot be operated.',
      });
      await expect(accept(client, token)).rejects.toMatchObject({ reason: 'linkInvalid' });
    },
  );

  it('expires after thirty days and the rest of the last day, by the clock of the world', async () => {
    const { client, token } = offered();
    await accept(client, token);
    client.control().advance('31d');
    expect(await read(client, token)).toMatchObject({
      state: 'expired',
      message: 'The link has expired and cannot be operated',
      homepageConfigId: 'site-external',
    });
    await expect(handIn(client, token, ['any'])).rejects.toMatchObject({ reason: 'linkExpired' });
    await expect(upload(client, token)).rejects.toMatchObject({ kind: 'business' });
  });

  it('ends with the account that it was for', async () => {
    const { client, token } = offered();
    await accept(client, token);
    const fileId = await upload(client, token);
    const { accounts } = client.world().state();
    const candidate = accounts['acc-candidate'];
    if (candidate) candidate.deletionDueAt = client.world().clock.now();
    expect(await read(client, token)).toMatchObject({ state: 'invalid' });
    expect(await read(client, 'offer-pending')).toMatchObject({ state: 'invalid' });
    expect(client.world().state().links).toEqual({});
    await expect(client.files.download(fileId)).rejects.toMatchObject({ kind: 'business' });
  });

  it('has its answer and its files in the person’s export', async () => {
    const { client, token } = offered();
    await accept(client, token);
    await handIn(client, token, [await upload(client, token)]);
    await client.logIn();
    const { content } = await client.gateway.call(exportMyData, {});
    expect(content, 'a file that is handed on opens no link').not.toContain(token);
    expect(JSON.parse(content).offers).toMatchObject([
      {
        deliveryId: 'delivery-seed-1',
        sentAt: expect.any(String),
        deadline: expect.any(String),
        fate: { kind: 'accepted', at: expect.any(String) },
        attachments: [{ fileName: 'Certificate.pdf', size: 10 }],
      },
    ]);
  });
});

describe('the attachments of an offer', () => {
  it('are accepted only after the offer was accepted, at most five in all, each once', async () => {
    const { client, token } = offered();
    await expect(handIn(client, token, ['any'])).rejects.toMatchObject({ reason: 'notAccepted' });
    await accept(client, token);
    const files = await Promise.all([1, 2, 3, 4, 5, 6].map(() => upload(client, token)));
    await expect(handIn(client, token, files)).rejects.toMatchObject({
      reason: 'tooMany',
      message: 'The number of attachments exceeds 5 and cannot be submitted',
    });
    const [one = ''] = files;
    expect((await handIn(client, token, [one, one])).attachments).toEqual([
      { fileId: one, fileName: 'Certificate.pdf', size: 10 },
    ]);
    const full = await handIn(client, token, files.slice(0, 5));
    expect([full.attachments.length, full.attachmentsOpen]).toEqual([5, false]);
    await expect(upload(client, token)).rejects.toMatchObject({ reason: 'tooMany' });
  });

  it('have to be uploaded by the link of that offer, and not in a session', async () => {
    const { client, desk, token } = offered();
    desk.moveDelivery('delivery-seed-2', 'offer');
    const other = mailed(client).token;
    await accept(client, other);
    await accept(client, token);
    await expect(handIn(client, token, [await upload(client, other)])).rejects.toMatchObject({
      reason: 'fileUnknown',
    });
    await client.logIn();
    const own = await upload(client, '');
    await expect(handIn(client, token, [own])).rejects.toMatchObject({ reason: 'fileUnknown' });
  });

  it.each([
    ['offer-pending', 'notAccepted', '接受录用通知后才能上传附件'],
    ['offer-rejected', 'offerHandled', '该录用通知已接受或已拒绝，不能重复操作。'],
    ['offer-withdrawn', 'offerHandled', '该录用通知已接受或已拒绝，不能重复操作。'],
    ['offer-expired', 'offerExpired', '该录用通知已过期，无法操作。'],
    ['link-invalid', 'linkInvalid', '链接无效，无法操作。'],
    ['medical-report', 'linkLocked', '请先输入验证码，再打开此链接'],
  ])(
    'cannot be uploaded by the link %s, for the reason that a submit would have',
    async (token, reason, message) => {
      const { client } = offered();
      await expect(upload(client, token)).rejects.toMatchObject({ kind: 'business', reason, message });
    },
  );

  it('have ten megabytes each at most, and not one byte more', async () => {
    const { client, token } = offered();
    await accept(client, token);
    const of = async (bytes: number) => {
      const file = new File([pdf, new Uint8Array(bytes - pdf.length)], 'Scan.pdf');
      return (await client.files.upload(file, { linkToken: token })).fileId;
    };
    const limit = 10 * 1_048_576;
    await expect(handIn(client, token, [await of(limit + 1)])).rejects.toMatchObject({
      reason: 'fileTooLarge',
    });
    expect((await handIn(client, token, [await of(limit)])).attachments).toHaveLength(1);
  });

  it.each([
    ['a program that is called a PDF', 'Certificate.pdf', [0x4d, 0x5a, 0, 0]],
    ['a PDF that is called a picture', 'Certificate.png', [...pdf]],
    ['an empty file', 'Certificate.pdf', []],
  ])('cannot be %s', async (_, name, bytes) => {
    const { client, token } = offered();
    await accept(client, token);
    const file = new File([new Uint8Array(bytes)], name);
    const { fileId } = await client.files.upload(file, { linkToken: token });
    await expect(handIn(client, token, [fileId])).rejects.toMatchObject({ reason: 'fileWrongFormat' });
  });

  it('may be a file of any format, as none is specified', async () => {
    const { client, token } = offered();
    await accept(client, token);
    const file = new File(['BEGIN:VCARD'], 'Reference.vcf');
    const { fileId } = await client.files.upload(file, { linkToken: token });
    expect((await handIn(client, token, [fileId])).attachments).toHaveLength(1);
  });

  it('can be uploaded by somebody who has been hired by then', async () => {
    const { client, desk, token } = offered();
    await accept(client, token);
    desk.act('delivery-seed-1', 'hire');
    expect((await handIn(client, token, [await upload(client, token)])).attachments).toHaveLength(1);
  });
});

describe('the application in the personal center', () => {
  const first = async (client: TestClient) => {
    const { rows } = await client.gateway.call(queryDeliveries, {});
    return rows.find(({ id }) => id === 'delivery-seed-1');
  };

  it('leads to the link of what the candidate has to do next', async () => {
    const { client, token } = offered();
    await client.logIn();
    expect((await first(client))?.nextAction).toEqual({
      label: 'Answer the offer',
      link: `/mailResponse/acceptOffer?token=${token}`,
    });
    await accept(client, token);
    expect((await first(client))?.nextAction).toEqual({
      label: 'Send documents',
      link: `/mailResponse/attachmentUpload?token=${token}`,
    });
    const files = await Promise.all([1, 2, 3, 4, 5].map(() => upload(client, token)));
    await handIn(client, token, files);
    expect((await first(client))?.nextAction).toBeUndefined();
  });

  it('has the status and the timeline of the process', async () => {
    const { client, desk, token } = offered();
    await client.logIn();
    await accept(client, token);
    desk.act('delivery-seed-1', 'hire');
    const { status, timeline } = await client.gateway.call(getDelivery, { id: 'delivery-seed-1' });
    expect(status).toBe('hired');
    expect(timeline.map(({ stage, label }) => [stage, label])).toEqual([
      ['delivered', 'Applied'],
      ['screening', 'Screening'],
      ['interview', 'Interview'],
      ['offer', 'Offer'],
      ['offer', 'Offer accepted'],
      ['hired', 'Hired'],
    ]);
  });

  it('cannot be revoked once there is an offer, also when that has expired', async () => {
    const { client } = offered();
    await client.logIn();
    client.control().advance('8d');
    await client.logIn();
    const revoked = client.gateway.call(revokeDelivery, { id: 'delivery-seed-1', idempotencyKey: key() });
    await expect(revoked).rejects.toMatchObject({ reason: 'notRevocable' });
  });
});

describe('hiring somebody for a position', () => {
  it.each([
    ['closes it for the last opening', 1, 'closed'],
    ['leaves it open while openings are left', 2, 'open'],
  ])('%s', async (_, left, status) => {
    const { client, desk, token } = offered();
    const { deliveries } = client.world().state();
    const [own] = deliveries;
    if (!own) throw new Error('the candidate has delivered nothing');
    const position = () => client.gateway.call(queryPositionDetail, { id: own.positionId });
    const { numberRecruits } = await position();
    for (let other = left; other < numberRecruits; other++)
      deliveries.push({ ...own, id: `other-${other}`, process: samples.hired });
    await accept(client, token);
    desk.act(own.id, 'hire');
    expect((await position()).status).toBe(numberRecruits < left ? 'closed' : status);
  });
});

describe('the magic links of offers', () => {
  it.each([
    ['offer-pending', { state: 'open' }],
    ['offer-accepted', { state: 'done', answer: { kind: 'accepted' } }],
    ['offer-rejected', { state: 'done', answer: { kind: 'declined' }, attachmentsOpen: false }],
    ['offer-expired', { state: 'expired', message: 'The offer has expired and cannot be operated.' }],
    ['attachments-open', { state: 'done', attachmentsOpen: true, attachments: [] }],
    ['link-invalid', { state: 'invalid' }],
  ])('answer the state that their name says: %s', async (token, state) => {
    const client = createTestClient();
    expect(Object.keys(client.world().state().links)).not.toContain(token);
    const sent = client.control().inbox();
    expect(await read(client, token)).toMatchObject(state);
    expect(await read(client, token)).toMatchObject(state);
    expect(client.control().inbox()).toEqual(sent);
  });

  it('belong to the world’s own site, and each to a position of its own', async () => {
    const client = createTestClient({ site: 'campus' });
    const posts = [];
    for (const token of ['offer-pending', 'offer-accepted', 'attachments-open'])
      posts.push((await read(client, token)) as { homepageConfigId: string });
    expect(posts.map(({ homepageConfigId }) => homepageConfigId)).toEqual(Array(3).fill('site-campus'));
    const { deliveries } = client.world().state();
    expect(new Set(deliveries.map(({ positionId }) => positionId)).size).toBe(deliveries.length);
  });

  it('are in a snapshot, and so is what was done by them', async () => {
    const before = createTestClient();
    await accept(before, 'offer-pending');
    const after = createTestClient();
    after.control().restore(JSON.parse(JSON.stringify(before.control().snapshot())));
    expect(await read(after, 'offer-pending')).toMatchObject({ answer: { kind: 'accepted' } });
  });

  it('are invalid in a world without positions', async () => {
    expect(await read(createTestClient({ size: 0 }), 'offer-pending')).toMatchObject({ state: 'invalid' });
  });
});
