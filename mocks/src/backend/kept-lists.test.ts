import {
  recommendCandidate,
  sendVerificationCode,
  validateResetPasswordVerificationCode,
  verifyLink,
} from '@careers/gateway/contract';
import { expect, it } from 'vitest';
import type { WorldState } from '../domain/state.ts';
import { MAGIC_CODE, magicAccounts } from '../scenarios/magic.ts';
import { createTestClient } from '../testing/client.ts';
import { recommended } from '../testing/recommended.ts';

type Client = ReturnType<typeof createTestClient>;

const HOUR = 3_600_000;
const accountId = magicAccounts.candidate.id;
const phone = { phone: '13800000001', phoneNationCode: '+86' };

/** A list of the world: how many entries are kept, how one is written into it, and a call that adds another. */
interface KeptList {
  readonly of: 'codes' | 'inbox' | 'linkPasses' | 'resetTokens' | 'recommendations';
  readonly most: number;
  readonly add: (state: WorldState, at: number, now: number) => void;
  readonly addByCall: (client: Client) => Promise<unknown>;
}

const sendCode = ({ gateway }: Client) => gateway.call(sendVerificationCode, { function: 'login', ...phone });

const lists: readonly KeptList[] = [
  {
    of: 'codes',
    most: 1000,
    add: ({ codes }, at, now) =>
      codes.push({ contact: `contact ${at}`, function: 'login', code: '000000', sentAt: now }),
    addByCall: sendCode,
  },
  {
    of: 'inbox',
    most: 200,
    add: ({ inbox }, at) =>
      inbox.push({ id: `message-${at}`, channel: 'sms', to: 'somebody', at: '', text: '' }),
    addByCall: sendCode,
  },
  {
    of: 'linkPasses',
    most: 1000,
    add: ({ linkPasses }, at, now) =>
      linkPasses.push({ pass: `pass-${at}`, token: 'another', expiresAt: now + HOUR }),
    addByCall: ({ gateway }) =>
      gateway.call(verifyLink, {
        token: 'information-form',
        verificationCode: MAGIC_CODE,
        idempotencyKey: 'verify-submit-1',
      }),
  },
  {
    of: 'resetTokens',
    most: 1000,
    add: ({ resetTokens }, at, now) =>
      resetTokens.push({ token: `token-${at}`, accountId, contact: '', expiresAt: now + HOUR }),
    addByCall: ({ gateway }) =>
      gateway.call(validateResetPasswordVerificationCode, { ...phone, verificationCode: MAGIC_CODE }),
  },
  {
    of: 'recommendations',
    most: 5000,
    add: ({ recommendations }, at, now) =>
      recommendations.push({
        id: `recommendation-${at}`,
        accountId,
        siteId: 'site-external',
        applicantName: '',
        gender: '',
        phone: '',
        email: '',
        file: { fileId: '', fileName: '', size: 0 },
        reason: '',
        steps: [{ stage: 'received', at: now }],
      }),
    addByCall: async ({ files, gateway }) => {
      const { fileId } = await files.upload(new File(['%PDF-1.7'], 'theirs.pdf'));
      return gateway.call(recommendCandidate, recommended(fileId));
    },
  },
];

it.each(lists)('the list $of has a limit, and a new entry takes the place of the oldest', async (list) => {
  const { of, most, add, addByCall } = list;
  const client = createTestClient();
  await client.logIn();
  const world = client.world();
  world.state()[of].splice(0);
  for (let at = 0; at < most; at++) add(world.state(), at, world.clock.now());
  const [oldest, second] = world.state()[of];
  await addByCall(client);
  const kept: readonly unknown[] = world.state()[of];
  expect(kept).toHaveLength(most);
  expect([kept.includes(oldest), kept[0]]).toEqual([false, second]);
});
