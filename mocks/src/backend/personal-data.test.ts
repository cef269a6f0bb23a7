import {
  deliverResume,
  exportMyData,
  getOffer,
  getResume,
  parseResume,
  queryConsents,
  queryPositionList,
  querySlots,
  recommendCandidate,
  saveCollectDraft,
  saveResume,
  sendVerificationCode,
  verifyLink,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { MAGIC_CODE } from '../scenarios/magic.ts';
import { magicLinks } from '../scenarios/magic-links.ts';
import { createTestClient } from '../testing/client.ts';
import { recommended } from '../testing/recommended.ts';

async function setUp(phone = '13800000001') {
  const client = createTestClient();
  await client.logIn(phone);
  const { files } = client;
  const { call } = client.gateway;
  const state = () => client.world().state();
  return {
    client,
    call,
    files,
    state,
    upload: (name: string) => files.upload(new File([`%PDF-1.7 ${name}`], name)),
    exported: async () => Object(JSON.parse((await call(exportMyData, {})).content)),
    position: async () => {
      const { rows } = await call(queryPositionList, {});
      const free = rows.find(({ status, deliveredId }) => status === 'open' && !deliveredId);
      if (!free) throw new Error('no position is open');
      return free.id;
    },
    /** Opens a magic link; what it leads to is created at its first use. */
    open: (token: string) => call(getOffer, { token }),
    /** Deletes an account that is due. */
    end: (id: string) => {
      const account = state().accounts[id];
      if (!account) throw new Error(`no account ${id}`);
      account.deletionDueAt = client.world().clock.now();
      client.world().passTime();
    },
  };
}

describe('the export of a person’s data', () => {
  it('has what each application sent: the resume as it was then, or a file', async () => {
    const { call, exported, upload, position } = await setUp();
    const { fileId } = await upload('mine.pdf');
    const sent = {
      positionId: await position(),
      source: 'quick',
      fileId,
      idempotencyKey: 'quick-submit-1',
    } as const;
    const byFile = await call(deliverResume, sent);
    const { deliveries } = await exported();
    expect(deliveries[0]).toMatchObject({
      id: byFile.id,
      sent: { source: 'quick', file: { fileId, fileName: 'mine.pdf' }, content: { basics: {} } },
    });
    const withResume = deliveries.find((one: { sent: { source: string } }) => one.sent.source === 'resume');
    expect(withResume.sent.content.education.length).toBeGreaterThan(0);
  });

  it('names all files of the person, uploaded or handed in by a link, and nobody else’s', async () => {
    const { client, call, files, upload, open } = await setUp();
    const before = (await call(exportMyData, {})).files.map(({ fileName }) => fileName);
    expect(before).toEqual(['photo.png', 'portfolio.pdf']);
    const mine = await upload('mine.pdf');
    await open('attachments-open');
    const handedIn = await files.upload(new File(['%PDF-1.7'], 'handed-in.pdf'), {
      linkToken: 'attachments-open',
    });
    await client.logIn('13800000002');
    await upload('theirs.pdf');
    expect((await call(exportMyData, {})).files.map(({ fileName }) => fileName)).toEqual(['theirs.pdf']);
    await client.logIn('13800000001');
    const { files: named, content } = await call(exportMyData, {});
    expect(named.map(({ fileId, fileName }) => [fileId, fileName]).slice(-2)).toEqual([
      [mine.fileId, 'mine.pdf'],
      [handedIn.fileId, 'handed-in.pdf'],
    ]);
    expect(JSON.parse(content).files).toEqual(named);
    for (const { url } of named) expect(url, 'a file that is passed on opens no other').toBeUndefined();
  });

  it.each([
    [0, ['照片.png', '作品集.pdf']],
    [1, ['照片.png', '作品集.pdf']],
    [2, ['photo.png', 'portfolio.pdf']],
  ] as const)(
    'names the files of a sample resume in the language %i, each with its bytes',
    async (index, names) => {
      const { client, call, files } = await setUp();
      client.languageIndex = index;
      const { files: named } = await call(exportMyData, {});
      expect(named.map(({ fileName }) => fileName)).toEqual(names);
      for (const { fileId, fileName, size } of named) {
        const { fileName: name, blob } = await files.download(fileId);
        expect([name, blob.size]).toEqual([fileName, size]);
      }
    },
  );

  it('has the messages to the person, but not the text of a message with a code', async () => {
    const { call, exported, state } = await setUp();
    await call(sendVerificationCode, { function: 'bind', own: 'phone' });
    const sent = state().inbox.at(-1);
    const { messages } = await exported();
    expect(messages.at(-1)).toEqual({ at: sent?.at, channel: 'sms', to: sent?.to });
    expect(messages[0].text).toMatch(/\S/);
    expect(sent?.code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await exported())).not.toContain(sent?.code);
  });

  it('has the files that were read as a resume, and when', async () => {
    const { call, exported, upload } = await setUp();
    const { fileId } = await upload('old.pdf');
    await call(parseResume, { fileId });
    expect((await exported()).imports).toEqual([
      { fileName: 'old.pdf', fileId, at: expect.stringMatching(/^\d{4}-/) },
    ]);
  });

  it('has drafts that were saved by a link', async () => {
    const { call, exported, open } = await setUp();
    const token = 'information-form';
    await open(token);
    const opened = { token, verificationCode: MAGIC_CODE, idempotencyKey: 'verify-submit-1' };
    const { pass } = await call(verifyLink, opened);
    await call(saveCollectDraft, { token, pass, answers: { legalName: 'Half of a name' } });
    const { drafts } = await exported();
    expect(drafts).toEqual([
      {
        deliveryId: expect.any(String),
        kind: 'informationForm',
        savedAt: expect.any(String),
        value: { legalName: 'Half of a name' },
      },
    ]);
    expect(JSON.stringify(drafts)).not.toContain(token);
  });

  it('has the offer to the person as the offer’s page shows it, and the answer', async () => {
    const { call, exported, open } = await setUp();
    const offer = await open('offer-accepted');
    if (offer.state !== 'done') throw new Error(`it is ${offer.state}`);
    const { position, salary, startDate, probation, deadline, answer } = offer;
    const { offers } = await exported();
    expect(offers).toMatchObject([
      { position, salary, startDate, probation, deadline, fate: { kind: 'accepted', at: answer.at } },
    ]);
    expect((await call(exportMyData, {})).content).toContain(salary);
  });

  it('has the person’s answers to interviews', async () => {
    const { exported, open } = await setUp();
    await open('interview-abandoned');
    const { interviews } = await exported();
    expect(interviews.at(-1)).toMatchObject({
      time: { start: expect.stringMatching(/^\d{4}-/) },
      fate: { kind: 'abandoned', reason: '我已经接受了另一个职位。' },
    });
  });
});

describe('the consents of a person', () => {
  it.each([
    ['background-check-done', 'backgroundCheck', '2026-01'],
    ['medical-report-done', 'medicalReport', '2025-09'],
    ['talent-invitation-done', 'talentPool', '2025-09'],
  ])('include one by a link: %s', async (token, kind, version) => {
    const { client, call, open, exported } = await setUp();
    await open(token);
    const titles = new Set<string>();
    for (const languageIndex of [0, 1, 2] as const) {
      client.languageIndex = languageIndex;
      const found = (await call(queryConsents, {})).filter((consent) => consent.kind === kind);
      expect(found).toMatchObject([{ version }]);
      titles.add(found[0]?.title ?? '');
    }
    expect(titles.size).toBe(3);
    expect((await exported()).consents).toEqual(await call(queryConsents, {}));
  });
});

describe('the deletion of an account', () => {
  it('removes all its files, so that no id opens one any more', async () => {
    const { client, call, files, upload, end, open } = await setUp();
    const { fileId } = await upload('mine.pdf');
    await open('attachments-open');
    const byLink = await files.upload(new File(['%PDF-1.7'], 'in.pdf'), { linkToken: 'attachments-open' });
    const [photo] = (await call(exportMyData, {})).files;
    const ids = [fileId, byLink.fileId, photo?.fileId ?? ''];
    for (const id of ids) expect((await files.download(id)).blob.size).toBeGreaterThan(0);
    end('acc-candidate');
    await client.logIn('13800000002');
    for (const id of ids)
      await expect(files.download(id)).rejects.toMatchObject({ kind: 'business', code: '451' });
  });

  it('removes the resumes that it sent, and all messages about it', async () => {
    const { call, state, end, open, position, upload } = await setUp();
    const basics = { ...state().accounts['acc-candidate'] };
    await call(saveResume, {
      revision: 1,
      section: 'selfEvaluation',
      value: 'Of nobody else in this world',
      idempotencyKey: 'save-submit-1',
    } as never);
    await call(deliverResume, {
      positionId: await position(),
      source: 'resume',
      idempotencyKey: 'deliver-submit-1',
    });
    await open('forward-resume');
    const { fileId } = await upload('mine.pdf');
    await call(deliverResume, {
      positionId: await position(),
      source: 'quick',
      fileId,
      idempotencyKey: 'deliver-submit-2',
    });
    expect(JSON.stringify(state().snapshots)).toContain('Of nobody else in this world');
    end('acc-candidate');
    const left = JSON.stringify(state());
    for (const theirs of ['Of nobody else in this world', 'mine.pdf', 'acc-candidate', basics.name])
      expect(left, `nothing is left of ${theirs}`).not.toContain(theirs);
  });

  it('removes all requests to the candidate, their answers, and what others wrote about the candidate', async () => {
    const { client, call, state, end, open, position } = await setUp();
    const { name = '', email = '', account = '' } = state().accounts['acc-candidate'] ?? {};
    for (const { token } of magicLinks) await open(token);
    await call(querySlots, { deliveryId: 'interview-slots' });
    const { desk } = client.control();
    const sent = { positionId: await position(), source: 'resume', idempotencyKey: 'deliver-1' } as const;
    const { id } = await call(deliverResume, sent);
    desk.moveDelivery(id, 'offer');
    expect(JSON.stringify(state())).toContain(id);
    end('acc-candidate');
    const left = JSON.stringify(state());
    for (const theirs of ['acc-candidate', name, email, account, '13800000001', id, '13912345678'])
      expect(left, `nothing is left of ${theirs}`).not.toContain(theirs);
    expect(state().links).toEqual({});
    expect(state().linkPasses).toEqual([]);
    const tokens = magicLinks.map(({ token }) => token);
    expect(Object.keys(state().submits).filter((key) => tokens.some((token) => key.includes(token)))).toEqual(
      [],
    );
  });

  it('removes all messages with a link about the candidate, whoever got them, and no other', async () => {
    const { client, call, state, end, upload, position } = await setUp('13800000001');
    const deliver = async (idempotencyKey: string) => {
      const { fileId } = await upload('resume.pdf');
      const sent = { positionId: await position(), source: 'quick', fileId, idempotencyKey } as const;
      const { id } = await call(deliverResume, sent);
      client.control().desk.moveDelivery(id, 'offer');
      return id;
    };
    const tokensOf = (id: string) =>
      Object.keys(state().links).filter((token) => state().links[token]?.deliveryId === id);
    const about = (tokens: readonly string[]) =>
      state().inbox.filter(({ link }) => tokens.some((token) => link?.includes(token)));
    const theirs = tokensOf(await deliver('deliver-submit-1'));
    await client.logIn('13800000002');
    const resume = await call(getResume, {});
    const basics = { ...resume.basics, name: 'Han Meimei', phone: '13800000002', email: 'han@mail.example' };
    await call(saveResume, { revision: resume.revision, section: 'basics', value: basics });
    const others = tokensOf(await deliver('deliver-submit-2'));
    const kept = about(others);
    end('acc-candidate');
    expect(about(theirs)).toEqual([]);
    expect(about(others)).toEqual(kept);
  });

  it('removes recommendations of the candidate by others, with their files', async () => {
    const { client, call, files, upload, end, state } = await setUp('13800000002');
    const { fileId } = await upload('candidate.pdf');
    const candidate = { phoneNumber: '13800000001', email: 'candidate@example.com' };
    await call(recommendCandidate, recommended(fileId, candidate));
    const other = await upload('han.pdf');
    await call(recommendCandidate, recommended(other.fileId, { idempotencyKey: 'recommend-submit-2' }));
    end('acc-candidate');
    await client.logIn('13800000002');
    expect(state().recommendations.map(({ applicantName }) => applicantName)).toEqual(['Han Meimei']);
    await expect(files.download(fileId)).rejects.toMatchObject({ kind: 'business' });
    expect((await files.download(other.fileId)).blob.size).toBeGreaterThan(0);
    expect(JSON.stringify(state().submits)).not.toContain('candidate.pdf');
  });
});
