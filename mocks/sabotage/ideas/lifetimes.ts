import type { MethodId } from '@careers/gateway/registry';
import type { CallContext } from '../../src/backend/context.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/core/clock.ts';
import type { WorldState } from '../../src/domain/state.ts';
import { aroundResolver } from '../change/call.ts';
import { changeState } from '../change/state.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';

/** Changes the state of the world before each run of a method; undefined leaves it as it is. */
type Before = (state: WorldState, now: number, context: CallContext) => Partial<WorldState> | undefined;

export function before(id: MethodId, change: Before): Wrong {
  return aroundResolver(id, (rest, _param, context, markApplied) => {
    const changed = change(context.state(), context.clock.now(), context);
    if (changed) {
      markApplied();
      changeState(context, changed);
    }
    return rest();
  });
}

/** Moves the time at which something ends, if that has an effect. */
function ending<Entry extends { readonly expiresAt: number }>(
  entries: readonly Entry[],
  by: number,
): Entry[] | undefined {
  return entries.length === 0
    ? undefined
    : entries.map((entry) => ({ ...entry, expiresAt: entry.expiresAt + by }));
}

const takingCodes: readonly MethodId[] = [
  'login',
  'registerAccount',
  'validateResetPasswordVerificationCode',
  'proveOwner',
  'bindPhone',
  'bindEmail',
  'unbindPhone',
  'unbindEmail',
  'setPassword',
  'requestAccountDeletion',
  'verifyLink',
];

/** Codes that seem older or newer than they are. */
const agedCodes =
  (by: number): Before =>
  ({ codes }) =>
    codes.length === 0 ? undefined : { codes: codes.map((sent) => ({ ...sent, sentAt: sent.sentAt - by })) };

const codes: readonly Sabotage[] = takingCodes.flatMap((id) => [
  {
    idea: 'lifetime',
    at: id,
    what: 'accepts codes for five minutes only',
    wraps: before(id, agedCodes(5 * MINUTE)),
  },
  {
    idea: 'lifetime',
    at: id,
    what: 'takes codes for twenty minutes',
    wraps: before(id, agedCodes(-10 * MINUTE)),
  },
]);

/** Accepts codes that were sent to another contact, or for another function. */
function codesOfAnybody(id: MethodId, same: 'contact' | 'function'): Wrong {
  return before(id, ({ codes }) => {
    const twins = codes.flatMap((sent) => codes.map((other) => ({ ...sent, [same]: other[same] })));
    const functions = ['login', 'register', 'resetPassword', 'bind', 'link'] as const;
    const widened =
      same === 'function'
        ? codes.flatMap((sent) => functions.map((of) => ({ ...sent, function: of })))
        : twins;
    return codes.length === 0 ? undefined : { codes: [...codes, ...widened] };
  });
}

const foreignCodes: readonly Sabotage[] = takingCodes.flatMap((id) => [
  {
    idea: 'code of another',
    at: id,
    what: 'takes a code that was sent for something else',
    wraps: codesOfAnybody(id, 'function'),
  },
]);

/** After a contact is unbound, its code belongs to nobody. */
function leavesItsContact(id: MethodId): boolean {
  return id !== 'unbindPhone' && id !== 'unbindEmail';
}

/** A right code is not spent. */
const lastingCodes: readonly Sabotage[] = takingCodes.filter(leavesItsContact).map((id) => ({
  idea: 'code not spent',
  at: id,
  what: 'takes a code twice',
  wraps: aroundResolver(id, async (rest, _param, context, markApplied) => {
    const { codes } = context.state();
    const answer = await rest();
    markApplied();
    changeState(context, { codes });
    return answer;
  }),
}));

const guarded: readonly MethodId[] = [
  ...takingCodes,
  'modifyPassword',
  'ldapLogin',
  'sendVerificationCode',
  'sendLinkCode',
];

const locks: readonly Sabotage[] = guarded.flatMap((id) => [
  {
    idea: 'lock gone',
    at: id,
    what: 'locks nothing',
    wraps: before(id, () => ({ locks: {} })),
  },
  {
    idea: 'lock too short',
    at: id,
    what: 'locks for five minutes',
    wraps: before(id, ({ locks }, now) => ({
      locks: Object.fromEntries(Object.entries(locks).filter(([, until]) => until - now > 10 * MINUTE)),
    })),
  },
  ...(id === 'sendVerificationCode' || id === 'sendLinkCode'
    ? []
    : [
        {
          idea: 'count forgotten',
          at: id,
          what: 'counts no wrong tries',
          wraps: before(id, () => ({ attempts: {} })),
        },
        {
          idea: 'count too strict',
          at: id,
          what: 'locks at the third wrong try',
          wraps: before(id, ({ attempts }) => ({
            attempts: Object.fromEntries(
              Object.entries(attempts).map(([key, [first, ...others]]) => [
                key,
                first === undefined || key.startsWith('look-up:')
                  ? [...others]
                  : [first, first, first, ...others],
              ]),
            ),
          })),
        },
      ]),
]);

const moved =
  (name: 'resetTokens' | 'ownerProofs' | 'signOnCodes' | 'shares' | 'linkPasses', by: number): Before =>
  (state) => {
    const changed = ending<{ expiresAt: number }>(state[name], by);
    return changed && { [name]: changed };
  };

const lives: readonly Sabotage[] = (
  [
    ['resetPasswordBeforeLogin', 'resetTokens', 'proofs of a code', 5 * MINUTE],
    ['bindPhone', 'ownerProofs', 'proofs of the owner', 5 * MINUTE],
    ['bindEmail', 'ownerProofs', 'proofs of the owner', 5 * MINUTE],
    ['getLdapSsoTokenInfo', 'signOnCodes', 'sign-on codes', 3 * MINUTE],
    ['queryPositionList', 'shares', 'share links', 15 * DAY],
    ['queryPositionDetail', 'shares', 'share links', 15 * DAY],
    ['sharedWebsite', 'shares', 'share links', 15 * DAY],
  ] as const
).flatMap(([at, name, things, by]) => [
  { idea: 'lifetime', at, what: `lets ${things} live too short`, wraps: before(at, moved(name, -by)) },
  { idea: 'lifetime', at, what: `lets ${things} live too long`, wraps: before(at, moved(name, by)) },
]);

const sends: readonly Sabotage[] = [
  {
    idea: 'limit gone',
    at: 'sendVerificationCode',
    what: 'counts an e-mail in capitals by itself',
    wraps: aroundResolver('sendVerificationCode', (rest, { email }, context, markApplied) => {
      const { codes: sent } = context.state();
      if (typeof email !== 'string' || !/[A-Z]/.test(email)) return rest();
      markApplied();
      changeState(context, { codes: sent.filter(({ contact }) => contact !== email.toLowerCase()) });
      return rest();
    }),
  },
  {
    idea: 'limit gone',
    at: 'sendVerificationCode',
    what: 'sends a code every ten seconds',
    wraps: before('sendVerificationCode', ({ codes }, now) => ({
      codes: codes.filter(({ sentAt }) => now - sentAt < 10 * SECOND),
    })),
  },
  {
    idea: 'limit too strict',
    at: 'sendVerificationCode',
    what: 'sends a code every two minutes',
    wraps: before('sendVerificationCode', ({ codes }, now) => ({
      codes: codes.map((sent) =>
        now - sent.sentAt < 2 * MINUTE ? { ...sent, sentAt: now - 30 * SECOND } : sent,
      ),
    })),
  },
  {
    idea: 'limit too strict',
    at: 'sendVerificationCode',
    what: 'sends one code a minute, for whatever it is',
    wraps: before('sendVerificationCode', ({ codes }) => ({
      codes: codes.flatMap((sent) =>
        (['login', 'register', 'resetPassword', 'bind'] as const).map((of) => ({ ...sent, function: of })),
      ),
    })),
  },
];

/** Sessions that end early, for every method that needs one; tried once, since one guard checks them all. */
const sessions: readonly Sabotage[] = [
  {
    idea: 'lifetime',
    at: 'login',
    what: 'opens sessions of an hour',
    wraps: aroundResolver('login', async (rest, _param, context, markApplied) => {
      const answer = await rest();
      markApplied();
      const { sessions } = context.state();
      for (const [token, session] of Object.entries(sessions))
        sessions[token] = { ...session, expiresAt: Math.min(session.expiresAt, context.clock.now() + HOUR) };
      return answer;
    }),
  },
];

export const lifetimes: readonly Sabotage[] = [
  ...codes,
  ...foreignCodes,
  ...lastingCodes,
  ...locks,
  ...lives,
  ...sends,
  ...sessions,
];
