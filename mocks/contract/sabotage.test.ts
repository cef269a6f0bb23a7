import { decodeBody, decodePayload } from '@careers/gateway/wire';
import { describe, expect, it } from 'vitest';
import { createLocalWorld, type LocalWorld } from '../src/adapters/fetch.ts';
import type { Snapshot } from '../src/control/control.ts';
import { createSuite, localTarget, runCase, type Target } from './index.ts';

const { cases } = createSuite();

/** The world around one call of a method, to be changed before and after it. */
type Tamper = (world: LocalWorld, param: Readonly<Record<string, unknown>>) => (() => void) | undefined;

/** A gateway that does everything right but for one guard, which is taken out around the calls of one method. */
function without(method: string, tamper: Tamper): Target {
  const { settings } = localTarget();
  return {
    name: `without a guard at ${method}`,
    settings,
    open: () => {
      const world = createLocalWorld();
      const transport: LocalWorld['transport'] = async (request, options) => {
        const after = named(request, method, (param) => tamper(world, param));
        const reply = await world.transport(request, options);
        after?.();
        return reply;
      };
      return { settings, transport, visit: transport };
    },
  };
}

/** Runs where a request is a call of the method, or a visit to that page. */
function named<Result>(
  { url, body }: { readonly url: string; readonly body?: unknown },
  method: string,
  run: (param: Readonly<Record<string, unknown>>) => Result,
): Result | undefined {
  const { pathname } = new URL(url, 'http://world.invalid');
  if (pathname === method) return run({});
  if (pathname !== '/gateway' || typeof body !== 'string') return undefined;
  const { method: called, param } = decodePayload(decodeBody(body));
  return called === method ? run({ ...(param as object) }) : undefined;
}

function change({ control }: LocalWorld, changes: Partial<Snapshot>): void {
  control().restore({ ...control().snapshot(), ...changes });
}

const nothing = () => undefined;

/** Takes a guard out where it is asked, by letting the world forget what it counted. */
function forgetting(method: string, forgotten: Partial<Snapshot>): Target {
  return without(method, (world) => {
    change(world, forgotten);
    return nothing();
  });
}

/** Counts failed logins of each name by itself. */
function countingNamesApart(): Target {
  const apart = new Map<unknown, Snapshot['failedLogins']>();
  return without('login', (world, { username }) => {
    change(world, { failedLogins: apart.get(username) ?? {} });
    return () => apart.set(username, world.control().snapshot().failedLogins);
  });
}

/** Answers whatever came under a key with what its first success answered, whoever sends it. */
function sharingKeys(): Target {
  const target = localTarget();
  return {
    ...target,
    open: () => {
      const context = target.open();
      const answers = new Map<unknown, Awaited<ReturnType<typeof context.transport>>>();
      const transport: typeof context.transport = async (request, options) => {
        const key = named(request, 'submitFeedback', ({ idempotencyKey }) => idempotencyKey);
        const known = answers.get(key);
        if (known) return known;
        const reply = await context.transport(request, options);
        if (key !== undefined) answers.set(key, reply);
        return reply;
      };
      return { ...context, transport };
    },
  };
}

/** A guard that is taken out, and the case that has to see it. */
const sabotages: readonly (readonly [string, string, Target])[] = [
  [
    'a new code begins the count of wrong tries anew',
    'sendVerificationCode: gives no new tries with a new code',
    forgetting('sendVerificationCode', { attempts: {} }),
  ],
  [
    'each name of an account is counted by itself',
    'login: counts failures under phone, e-mail and account name together',
    countingNamesApart(),
  ],
  ['wrong passwords lock nothing', 'ldapLogin: fails with locked', forgetting('ldapLogin', { attempts: {} })],
  [
    'the directory’s page has no lock',
    'ldapLogin: has one lock with the sign-on page',
    forgetting('/directory/login', { locks: {} }),
  ],
  [
    'an old password may be guessed without end',
    'modifyPassword: fails with locked',
    forgetting('modifyPassword', { attempts: {} }),
  ],
  [
    'accounts may be looked up without end',
    'ifAccountExist: asks for a captcha',
    forgetting('ifAccountExist', { attempts: {} }),
  ],
  [
    'only ifAccountExist is limited',
    'ifAccountExist: counts for every method that tells who is registered',
    forgetting('sendVerificationCode', { attempts: {} }),
  ],
  [
    'visitors share the keys of their submits',
    'submitFeedback: takes no visitor’s submit for the repeat of another’s',
    sharingKeys(),
  ],
];

describe('a guard that is taken out is seen by its case', () => {
  it.each(sabotages)('%s', async (_, name, spoilt) => {
    const one = cases.find((candidate) => candidate.name === name);
    if (!one) throw new Error(`no case ${name}`);
    expect(await runCase(one, localTarget())).toMatchObject({ status: 'passed' });
    expect(await runCase(one, spoilt)).toMatchObject({ status: 'failed' });
  });
});
