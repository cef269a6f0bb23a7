import {
  addLog,
  addPageMetaLog,
  cancelCollectPosition,
  collectPosition,
  deliverResume,
  type Method,
  registerAccount,
  revokeDelivery,
  sendVerificationCode,
} from '@careers/gateway/contract';
import type { Person, PersonFacts } from '@careers/gateway/reference';
import * as v from 'valibot';
import { Lacking, type SuiteCapability } from './capabilities.ts';
import type { CaseContext, Guest, NotedCall } from './case-context.ts';
import { makeUp, withOwnContacts } from './own-contacts.ts';
import { createProbe } from './probe.ts';
import { SettingError, type Settings } from './settings.ts';

/** Keeps every demand on a password (section 5). */
const OWN_PASSWORD = 'Own0ftheCase';

/** What stays on a gateway because no method can remove it: how many of each. */
export type Ledger = Map<string, number>;

/** What a call leaves behind, by a name for the report. */
const leaves: Readonly<Record<string, string>> = {
  registerAccount: 'account registered',
  submitFeedback: 'feedback sent',
  createShareLink: 'share link made',
  deliverResume: 'delivery made and revoked',
  recommendCandidate: 'recommendation made',
  parseResume: 'file read as a resume',
  markRead: 'messages marked as read',
  giveConsents: 'consent given',
  [addLog.name]: 'visit logged',
  [addPageMetaLog.name]: 'visit logged',
};

/** The same for any method: an answer by link is final. */
const leftBy = ({ name, submit, access }: Method): string | undefined =>
  leaves[name] ?? (submit && access === 'link' ? 'answer given by a link' : undefined);

/**
 * A context for a gateway that others use too. The case has contacts of its own and, if it may register, a newcomer of its own;
 * captchas that the gateway asks for on the way are solved; at the end the case undoes what it changed.
 */
export function asGuest(context: CaseContext, ledger: Ledger): CaseContext {
  const { settings } = context;
  const stranger = makeUp(settings.contacts, '02468');
  const noted: NotedCall[] = [];
  const prepare: CaseContext = { ...context, guest: preparing(context) };
  let newcomer: { readonly facts: PersonFacts; registered?: Promise<void> } | undefined;

  const guest: Guest = {
    ...preparing(context),
    person(of) {
      if (of !== 'newcomer' || !settings.capabilities.has('own-account')) return known(settings, of);
      newcomer ??= { facts: newPerson(settings) };
      return newcomer.facts;
    },
    async settle() {
      if (!newcomer) return;
      newcomer.registered ??= register(prepare, newcomer.facts).then(() =>
        count(ledger, leftBy(registerAccount)),
      );
      await newcomer.registered;
    },
    own: (value) => withOwnContacts(value, stranger),
    note(call) {
      noted.push(call);
      count(ledger, leftBy(call.method));
    },
    leave: (what) => count(ledger, what),
  };
  return {
    ...context,
    guest,
    async close() {
      for (const call of noted.toReversed()) await undo(prepare, call);
      await context.close?.();
    },
  };
}

/** For preparing and undoing: captchas are solved, but no contacts are replaced and no calls are noted. */
function preparing(context: CaseContext): Guest {
  const { settings } = context;
  return {
    person: (of) => known(settings, of),
    settle: async () => {},
    own: (value) => value,
    note: () => {},
    leave: () => {},
    solve() {
      if (!settings.capabilities.has('captcha-solver')) {
        throw new Lacking('captcha-solver', 'the gateway asks for a captcha on the way');
      }
      return createProbe(context).solveCaptcha('blockPuzzle');
    },
  };
}

function newPerson({ people, contacts }: Settings): PersonFacts {
  return { ...people.newcomer, phone: makeUp(contacts, '13579').phone, password: OWN_PASSWORD };
}

/** By what the suite knows each person. */
const capabilityOf = {
  candidate: 'account',
  newcomer: 'second-account',
  interviewer: 'interviewer',
} as const satisfies Record<Person, SuiteCapability>;

/** A person of the settings. @throws {Lacking} if the settings name nobody for the role */
function known({ people, capabilities }: Settings, of: Person): PersonFacts {
  const capability = capabilityOf[of];
  if (!capabilities.has(capability)) throw new Lacking(capability, `no ${of} is known`);
  return people[of];
}

function count(ledger: Ledger, what: string | undefined): void {
  if (what) ledger.set(what, (ledger.get(what) ?? 0) + 1);
}

/** Registers an account for this case only. @throws {Lacking} if that fails, since the case is not about it */
async function register(context: CaseContext, facts: PersonFacts): Promise<void> {
  const probe = createProbe(context);
  const { phone, phoneNationCode, password } = facts;
  const homepageConfigId = probe.site;
  try {
    await probe.call(sendVerificationCode, {
      function: 'register',
      phone,
      phoneNationCode,
      homepageConfigId,
    });
    const { capabilities } = context.settings;
    const verificationCode = capabilities.has('inbox') ? await probe.inboxCode(phone) : probe.magic.code;
    const encrypted = await probe.encrypt(password);
    await probe.call(registerAccount, {
      phone,
      phoneNationCode,
      password: encrypted,
      passwordConfirm: encrypted,
      verificationCode,
      homepageConfigId,
      idempotencyKey: probe.newKey(),
    });
  } catch (error) {
    if (error instanceof Lacking || error instanceof SettingError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new Lacking('own-account', `no account of the case’s own could be registered: ${why}`);
  }
}

const collected = v.object({ positionId: v.string() });
const delivered = v.object({ id: v.string() });

/** Undoes what a call changed for the candidate, whom other cases share. A failure to undo changes no verdict. */
async function undo(context: CaseContext, { method, param, data, person }: NotedCall): Promise<void> {
  if (person !== 'candidate') return;
  const probe = createProbe(context);
  const back = {
    [collectPosition.name]: () => probe.call(cancelCollectPosition, v.parse(collected, param)),
    [deliverResume.name]: () =>
      probe.call(revokeDelivery, { id: v.parse(delivered, data).id, idempotencyKey: probe.newKey() }),
  }[method.name];
  if (!back) return;
  try {
    await probe.login(person);
    await back();
  } catch {
    // The case itself has undone it, or it can no longer be undone.
  }
}

/** The same context, for a case that is about a captcha: it is not solved on the way. */
export function unsolved(context: CaseContext): CaseContext {
  const { guest } = context;
  if (!guest) return context;
  const { solve: _, ...others } = guest;
  return { ...context, guest: others };
}
