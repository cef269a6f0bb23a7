import { decodeBody, decodePayload } from '@careers/gateway/wire';
import { describe, expect, it } from 'vitest';
import { createLocalWorld, type LocalWorld } from '../src/adapters/fetch.ts';
import type { Snapshot } from '../src/control/control.ts';
import type { StoredOffer } from '../src/domain/process-state.ts';
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
function sharingKeys(method: string): Target {
  const target = localTarget();
  return {
    ...target,
    open: () => {
      const context = target.open();
      const answers = new Map<unknown, Awaited<ReturnType<typeof context.transport>>>();
      const transport: typeof context.transport = async (request, options) => {
        const key = named(request, method, ({ idempotencyKey }) => idempotencyKey);
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

/** Later than any case comes. */
const FAR = Date.UTC(2290, 0, 1);

const accepted = (offer: StoredOffer): StoredOffer => ({
  ...offer,
  fate: { kind: 'accepted', at: offer.sentAt },
});

/** Makes every offer of a world another one, as if what happened to it had not. */
function changeOffers(world: LocalWorld, otherwise: (offer: StoredOffer) => StoredOffer): void {
  const { deliveries } = world.control().snapshot();
  change(world, {
    deliveries: deliveries.map((delivery) => {
      const { offer, steps } = delivery.process;
      if (!offer) return delivery;
      const [first, ...others] = steps.filter(({ stage }) => stage !== 'closed');
      return first
        ? { ...delivery, process: { steps: [first, ...others], offer: otherwise(offer) } }
        : delivery;
    }),
  });
}

/** Changes the offers where a method asks for them. */
function withOffers(method: string, otherwise: (offer: StoredOffer) => StoredOffer): Target {
  return without(method, (world) => {
    changeOffers(world, otherwise);
    return nothing();
  });
}

/** Keeps every upload as one link's, whoever sent it. */
function uploadingAllBy(linkToken: string): Target {
  const target = localTarget();
  return {
    ...target,
    open: () => {
      const context = target.open();
      const transport: typeof context.transport = (request, options) =>
        context.transport(
          request.url.endsWith('/files/upload')
            ? { ...request, headers: { ...request.headers, linkToken } }
            : request,
          options,
        );
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
    sharingKeys('submitFeedback'),
  ],
  [
    'an offer that was declined can be accepted',
    'acceptOffer: does not take an offer back that was declined',
    withOffers('acceptOffer', (offer) => ({ ...offer, fate: { kind: 'pending' } })),
  ],
  [
    'reading an offer accepts it',
    'getOffer: leaves an offer open, however often it is read',
    without('getOffer', (world) => () => changeOffers(world, accepted)),
  ],
  [
    'offers never expire',
    'getOffer: answers an offer that was not answered in time as expired',
    withOffers('getOffer', (offer) => ({ ...offer, deadline: FAR, fate: { kind: 'pending' } })),
  ],
  [
    'links live for ever',
    'getOffer: answers a link as expired whose time is over, whatever came of the offer',
    without('getOffer', (world) => {
      const links = Object.entries(world.control().snapshot().links);
      change(world, {
        links: Object.fromEntries(links.map(([token, link]) => [token, { ...link, expiresAt: FAR }])),
      });
      return nothing();
    }),
  ],
  [
    'links share the keys of their submits',
    'acceptOffer: takes no link’s submit for the repeat of another’s',
    sharingKeys('acceptOffer'),
  ],
  [
    'a submit by link is forgotten when somebody logs in',
    'acceptOffer: is the link’s submit, whoever is logged in',
    forgetting('acceptOffer', { submits: {} }),
  ],
  [
    'a sixth attachment is taken',
    'submitOfferAttachments: adds to what was handed in before, until there are five',
    withOffers('submitOfferAttachments', (offer) => ({
      ...offer,
      attachments: offer.attachments.slice(0, 2),
    })),
  ],
  [
    'every link hands in every file',
    'submitOfferAttachments: takes no file that was uploaded by another link',
    uploadingAllBy('attachments-open'),
  ],
];

describe('a guard that is taken out is seen by its case', () => {
  it.each(sabotages)('%s', async (_, name, spoilt) => {
    const one = cases.find((candidate) => candidate.name === name);
    if (!one) throw new Error(`no case ${name}`);
    expect(await runCase(one, localTarget())).toMatchObject({ status: 'passed' });
    // By what the case looks for, and not since the world could not be tampered with.
    expect(await runCase(one, spoilt)).toMatchObject({
      status: 'failed',
      problem: expect.not.stringMatching(/snapshot/i),
    });
  });
});
