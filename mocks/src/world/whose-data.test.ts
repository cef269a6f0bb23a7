import {
  collectPosition,
  createShareLink,
  deliverResume,
  exportMyData,
  getOffer,
  login,
  parseResume,
  pickSlot,
  proveOwner,
  queryPositionList,
  querySlots,
  recommendCandidate,
  saveCollectDraft,
  saveEvaluationDraft,
  saveResume,
  sendVerificationCode,
  submitFeedback,
  submitOfferAttachments,
  validateResetPasswordVerificationCode,
  verifyLink,
} from '@careers/gateway/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WorldState } from '../domain/state.ts';
import { MAGIC_CODE } from '../scenarios/magic.ts';
import { magicLinks } from '../scenarios/magic-links.ts';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';
import { recommended } from '../testing/recommended.ts';

/**
 * For each collection of the state: where the export shows what it holds about a person, or why it shows nothing of it. A
 * collection that is missing here is a type error.
 */
const whose: Readonly<Record<keyof WorldState, { readonly exported: string } | { readonly not: string }>> = {
  shape: { not: 'of the world' },
  of: { not: 'of the world' },
  clockOffset: { not: 'of the world' },
  startedAt: { not: 'of the world' },
  sequence: { not: 'of the world' },
  accounts: { exported: 'account' },
  resumes: { exported: 'resume' },
  parseJobs: { exported: 'imports' },
  deliveries: { exported: 'deliveries' },
  snapshots: { exported: 'deliveries' },
  links: { exported: 'drafts' },
  slots: { exported: 'interviews' },
  recommendations: { exported: 'recommendations' },
  collections: { exported: 'collections' },
  inbox: { exported: 'messages' },
  feedback: { exported: 'feedback' },
  codes: { exported: 'codes' },
  sessions: { not: 'whoever has it would be logged in' },
  attempts: { not: 'it guards the account' },
  locks: { not: 'it guards the account' },
  failedLogins: { not: 'it guards the account' },
  resetTokens: { not: 'whoever has it would set the password' },
  ownerProofs: { not: 'whoever has it would change the contacts' },
  signOnCodes: { not: 'whoever has it would be logged in' },
  linkPasses: { not: 'whoever has it would open the link' },
  submits: { not: 'a copy of what was answered' },
  expiredOnUse: { not: 'of the world' },
  captcha: { not: 'of nobody' },
  faultCounts: { not: 'of the world' },
  positionStatus: { not: 'of the world' },
  shares: { not: 'it says nothing of who made it' },
  sites: { not: 'of the world' },
};

/** What identifies a person, and what is theirs. */
interface Marks {
  readonly [what: string]: readonly string[];
}

/**
 * A world in which the candidate has done everything and been asked for everything, in that state and after their account was
 * deleted.
 */
async function lived() {
  const client = createTestClient({ lang: 'en-us' });
  const { call } = client.gateway;
  const { desk } = client.control();
  const key = (() => {
    let count = 0;
    return () => `life-submit-${count++}`;
  })();
  const upload = async (name: string, linkToken?: string) =>
    (await client.files.upload(new File([`%PDF-1.7 ${name}`], name), linkToken ? { linkToken } : {})).fileId;
  /** What everybody does who has an account: forgets the password, guesses it, proves who they are, has a file read. */
  const lookAfterAccount = async (phone: string, file: string) => {
    await client.logIn(phone);
    const contact = { phone, phoneNationCode: '+86' } as const;
    const code = { ...contact, verificationCode: MAGIC_CODE };
    await call(validateResetPasswordVerificationCode, code);
    await call(sendVerificationCode, { function: 'resetPassword', ...contact });
    const wrong = { loginType: 'password', username: phone, password: encrypt('Wr0ngGuess') } as const;
    await call(login, wrong).catch(() => undefined);
    await call(proveOwner, { by: 'code', own: 'phone', verificationCode: MAGIC_CODE });
    await call(parseResume, { fileId: await upload(file) });
  };
  await lookAfterAccount('13800000002', 'of-another.pdf');
  await lookAfterAccount('13800000001', 'old-resume.pdf');
  const { rows } = await call(queryPositionList, {});
  const free = rows.filter(({ status, deliveredId }) => status === 'open' && !deliveredId);
  const positionAt = (at: number) => free[at]?.id ?? '';
  await call(collectPosition, { positionId: positionAt(0) });
  await call(createShareLink, { kind: 'position', positionId: positionAt(0) });
  await call(saveResume, { revision: 4, section: 'selfEvaluation', value: 'Written by Lin herself' });
  await call(submitFeedback, { content: 'Feedback of Lin', idempotencyKey: key() });
  await call(
    recommendCandidate,
    recommended(await upload('friend.pdf'), { recommendReason: 'Knows the field', idempotencyKey: key() }),
  );

  // Every request that is sent by mail during the hiring, and a chosen interview time.
  for (const event of ['requestResumeForward', 'screen', 'inviteToChooseTime'])
    desk.act('delivery-seed-1', event);
  const { interviews } = await call(querySlots, { deliveryId: 'delivery-seed-1' });
  const slotId = interviews[0]?.slots.find(({ taken }) => !taken)?.id ?? '';
  await call(pickSlot, { deliveryId: 'delivery-seed-1', slotId, idempotencyKey: key() });
  for (const event of ['requestEvaluation', 'requestApproval', 'requestBackgroundCheck'])
    desk.act('delivery-seed-1', event);
  desk.act('delivery-seed-2', 'sendOffer');
  await call(deliverResume, {
    positionId: positionAt(1),
    source: 'quick',
    fileId: await upload('sent.pdf'),
    idempotencyKey: key(),
  });
  // And by every link that a world has, in each of its states.
  for (const { token } of magicLinks) await call(getOffer, { token }).catch(() => undefined);
  const opened = { verificationCode: MAGIC_CODE, idempotencyKey: key() };
  const { pass } = await call(verifyLink, { token: 'information-form', ...opened });
  await call(saveCollectDraft, { token: 'information-form', pass, answers: { legalName: 'Half of a name' } });
  await call(saveEvaluationDraft, {
    token: 'evaluation-open',
    draft: { scores: [], comment: 'Of Lin, so far' },
  });
  const fileIds = [await upload('degree.pdf', 'attachments-open')];
  await call(submitOfferAttachments, { token: 'attachments-open', fileIds, idempotencyKey: key() });

  const exported = Object(JSON.parse((await call(exportMyData, {})).content));
  const before = structuredClone(client.world().state());
  const marks: Marks = {
    account: ['acc-candidate', 'candidate01', 'candidate@example.com', '13800000001', 'Lin Xiaoyu'],
    deliveries: before.deliveries.flatMap(({ id, snapshotId }) => [id, snapshotId]),
    links: Object.keys(before.links),
    words: [
      'Written by Lin',
      'Feedback of Lin',
      'Half of a name',
      'Of Lin, so far',
      'Han Meimei',
      'han@mail.example',
    ],
    files: ['old-resume.pdf', 'friend.pdf', 'sent.pdf', 'degree.pdf'],
  };
  const account = client.world().state().accounts['acc-candidate'];
  if (account) account.deletionDueAt = client.world().clock.now();
  client.world().passTime();
  return { before, exported, marks, after: client.world().state() };
}

const names = Object.keys(whose) as (keyof WorldState)[];
/** What an account is guarded by, which no export shows. */
const guards = ['sessions', 'attempts', 'failedLogins', 'resetTokens', 'ownerProofs'] as const;

describe('after everything has happened in a world', () => {
  let life: Awaited<ReturnType<typeof lived>>;
  beforeAll(async () => {
    life = await lived();
  });

  const of = (state: WorldState, name: keyof WorldState) => JSON.stringify(state[name]);
  /** The entries of a collection, each with its key if it has one. */
  const entriesOf = (state: WorldState, name: keyof WorldState) => {
    const entries = Array.isArray(state[name])
      ? Object.values(state[name])
      : Object.entries(Object(state[name]));
    return entries.map((entry) => JSON.stringify(entry));
  };
  const isTheirs = (text: string) =>
    Object.values(life.marks)
      .flat()
      .some((mark) => text.includes(mark));

  it.each(names)('nothing of a deleted account is left in %s, and nothing of others is lost', (name) => {
    expect(entriesOf(life.after, name).filter(isTheirs)).toEqual([]);
    const others = entriesOf(life.before, name).filter((entry) => !isTheirs(entry));
    expect(entriesOf(life.after, name)).toEqual(expect.arrayContaining(others));
  });

  it.each(guards)('%s has held something of the person, and of somebody else', (name) => {
    const held = entriesOf(life.before, name);
    expect([held.some(isTheirs), held.every(isTheirs)]).toEqual([true, false]);
  });

  it.each(names.filter((name) => 'exported' in whose[name]))(
    'what %s holds of a person is in their export',
    (name) => {
      const { exported } = whose[name] as { exported: string };
      const own = Object.values(life.marks)
        .flat()
        .filter((mark) => of(life.before, name).includes(mark));
      expect(own).not.toEqual([]);
      expect(JSON.stringify(life.exported[exported])).toMatch(/\w{3}/);
    },
  );

  it('the export says nothing of somebody else', () => {
    const others = ['acc-newcomer', '13800000002', 'of-another.pdf'];
    expect(others.filter((mark) => JSON.stringify(life.before).includes(mark))).toEqual(others);
    expect(others.filter((mark) => JSON.stringify(life.exported).includes(mark))).toEqual([]);
  });

  it('every part of the export belongs to a part of the world’s state', () => {
    const known = names.flatMap((name) => ('exported' in whose[name] ? whose[name].exported : []));
    // Parts that follow from deliveries and accounts, and the files, which are stored beside the state.
    const others = ['exportedAt', 'consents', 'recommendedByOthers', 'offers', 'requests', 'files'];
    expect(Object.keys(life.exported).filter((part) => ![...known, ...others].includes(part))).toEqual([]);
  });
});
