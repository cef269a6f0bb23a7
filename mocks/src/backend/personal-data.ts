import { isoInstant } from '../core/clock.ts';
import type { StoredFile } from '../core/stored-file.ts';
import type { Account } from '../domain/account-state.ts';
import type {
  InboxMessage,
  StoredDelivery,
  StoredFeedback,
  StoredRecommendation,
  WorldState,
} from '../domain/state.ts';
import { workEmailOf } from '../process/recipients.ts';
import { requestRules } from '../process/requests.ts';
import { stageOf } from '../recommendations/stages.ts';
import { contactOf } from './contacts.ts';
import type { CallContext } from './context.ts';
import { offerLetter } from './offer-letter.ts';
import { spanOf } from './span-of.ts';

/** The addresses of an account, by which codes are stored and to which messages are sent. */
function addressesOf(account: Account): ReadonlySet<string> {
  const contacts = [contactOf(account, 'phone'), contactOf(account, 'email')];
  return new Set(contacts.flatMap((contact) => (contact ? [contact.address, contact.to] : [])));
}

/** Whether a message is about an account's owner, whoever it was sent to. */
const isMessageOf = (account: Account) => {
  const addresses = addressesOf(account);
  return ({ to, accountId }: InboxMessage) => accountId === account.id || addresses.has(to);
};

/** Whether a message was sent to the account's owner, at home or at work. */
export const isSentTo = (account: Account) => {
  const addresses = addressesOf(account);
  const atWork = workEmailOf(account);
  return ({ to }: InboxMessage) => addresses.has(to) || to === atWork;
};

const isFeedbackOf = (account: Account) => {
  const reached = new Set([account.phone, account.email].filter(Boolean));
  return ({ accountId, contact }: StoredFeedback) =>
    accountId === account.id || (contact !== undefined && reached.has(contact));
};

/** Whether a recommendation, by anybody, is of the account's owner. */
const isRecommended = (account: Account) => {
  const addresses = addressesOf(account);
  return ({ phone, email }: StoredRecommendation) => addresses.has(phone) || addresses.has(email);
};

/**
 * What was sent to a person and said by them, for the export. Codes, and the texts that contain them, are left out: otherwise
 * somebody who only has a session could read the code that would prove more than that.
 */
export function keptOf(context: CallContext, account: Account) {
  const state = context.state();
  const addresses = addressesOf(account);
  const own = state.deliveries.filter(({ accountId }) => accountId === account.id);
  return {
    feedback: state.feedback
      .filter(isFeedbackOf(account))
      .map(({ siteId, at, content, contact }) => ({ siteId, at: isoInstant(at), content, contact })),
    codes: state.codes
      .filter(({ contact }) => addresses.has(contact))
      .map(({ contact, function: purpose, sentAt }) => ({
        contact,
        function: purpose,
        sentAt: isoInstant(sentAt),
      })),
    messages: state.inbox
      .filter(isMessageOf(account))
      .map(({ at, channel, to, text, code }) => ({ at, channel, to, ...(code ? {} : { text }) })),
    recommendations: state.recommendations
      .filter(({ accountId }) => accountId === account.id)
      .map(({ applicantName, gender, phone, email, file, reason, ...rest }) => ({
        ...aboutOf(rest),
        applicantName,
        gender,
        phone,
        email,
        resume: file.fileName,
        reason,
      })),
    recommendedByOthers: state.recommendations.filter(isRecommended(account)).map(aboutOf),
    imports: state.parseJobs
      .filter(({ accountId }) => accountId === account.id)
      .map(({ fileId, fileName, beganAt }) => ({ fileId, fileName, at: isoInstant(beganAt) })),
    offers: own.flatMap((delivery) => offerOf(context, delivery)),
    interviews: own.flatMap(interviewsOf),
    requests: own.flatMap(requestsOf),
    drafts: own.flatMap(draftsOf(state)),
  };
}

/** When somebody was recommended, for which position, and what became of it. */
function aboutOf({ steps, positionId }: Pick<StoredRecommendation, 'steps' | 'positionId'>) {
  return { at: isoInstant(steps[0].at), positionId, status: stageOf({ steps }) };
}

/** The offer to a person in a process, and their answer and documents. */
function offerOf(context: CallContext, delivery: StoredDelivery) {
  const { offer } = delivery.process;
  if (!offer) return [];
  const { fate, attachments } = offer;
  return [
    {
      deliveryId: delivery.id,
      ...offerLetter(context, delivery, offer),
      fate: 'at' in fate ? { ...fate, at: isoInstant(fate.at) } : fate,
      attachments: attachments.map(({ fileName, size }) => ({ fileName, size })),
    },
  ];
}

/** The interviews that a person was invited to, and their answers. */
function interviewsOf({ id, process: { interviews } }: StoredDelivery) {
  return interviews.map(({ sentAt, deadline, time, fate }) => ({
    deliveryId: id,
    sentAt: isoInstant(sentAt),
    deadline: isoInstant(deadline),
    ...(time ? { time: spanOf(time) } : {}),
    fate: {
      ...fate,
      ...('at' in fate ? { at: isoInstant(fate.at) } : {}),
      ...('proposals' in fate ? { proposals: fate.proposals.map(spanOf) } : {}),
    },
  }));
}

/** The unsent drafts that a candidate has saved by a link; drafts of other people about them are not theirs. */
function draftsOf({ links }: WorldState) {
  return ({ id }: StoredDelivery) =>
    Object.values(links).flatMap(({ deliveryId, recipient, kind, draft }) =>
      draft && deliveryId === id && recipient === 'candidate'
        ? [{ deliveryId, kind, savedAt: isoInstant(draft.savedAt), value: draft.value }]
        : [],
    );
}

/** The requests to a person in a process, and their answers; requests to other people about them are not theirs. */
function requestsOf({ id, process: { requests } }: StoredDelivery) {
  return requests
    .filter(({ kind }) => requestRules[kind].recipients.includes('candidate'))
    .map(({ kind, sentAt, deadline, fate }) => ({
      deliveryId: id,
      kind,
      sentAt: isoInstant(sentAt),
      deadline: isoInstant(deadline),
      fate: 'at' in fate ? { ...fate, at: isoInstant(fate.at) } : fate,
    }));
}

/**
 * Deletes what was sent to a person and said by them, and the recommendations of them, from a world; the caller deletes the
 * account itself.
 */
export function dropKept(state: WorldState, account: Account, files: Map<string, StoredFile>): void {
  const addresses = addressesOf(account);
  const isMessage = isMessageOf(account);
  const isFeedback = isFeedbackOf(account);
  state.codes = state.codes.filter(({ contact }) => !addresses.has(contact));
  state.inbox = state.inbox.filter((message) => !isMessage(message));
  state.feedback = state.feedback.filter((said) => !isFeedback(said));
  const recommended = isRecommended(account);
  const isGone = (one: StoredRecommendation) => one.accountId === account.id || recommended(one);
  const gone = state.recommendations.filter(isGone);
  state.recommendations = state.recommendations.filter((one) => !isGone(one));
  // The stored answer of a submit says who was recommended, and that person's resume was uploaded by somebody else.
  const ids = new Set(gone.map(({ id }) => id));
  for (const [key, { answer }] of Object.entries(state.submits))
    if (ids.has(String(Object(answer).id))) delete state.submits[key];
  for (const { file } of gone) files.delete(file.fileId);
  for (const counted of [state.attempts, state.locks]) {
    for (const what of Object.keys(counted)) {
      const [, , address = ''] = what.split(':');
      if (what.startsWith('code:') && addresses.has(address)) delete counted[what];
    }
  }
}
