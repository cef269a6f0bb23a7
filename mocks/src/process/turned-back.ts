import {
  type ProcessStep,
  requestEvent,
  type StoredInterview,
  type StoredOffer,
  type StoredProcess,
  type StoredRequest,
} from '../domain/process-state.ts';

/**
 * A process without the events that the clock has caused later than now, since the world's clock was turned back. Events that
 * people caused stay, and so does everything before them. If there is nothing to take back, it is the same process.
 */
export function turnedBack(process: StoredProcess, now: number): StoredProcess {
  const [first, ...others] = process.steps;
  const last = others.at(-1);
  if (last?.by !== 'clock' || last.at <= now) return process;
  const { offer, interviews, requests } = process;
  const before: StoredProcess = {
    steps: [first, ...others.slice(0, -1)],
    ...(offer ? { offer: offerBefore(offer, last) } : {}),
    interviews: interviews.map((one) => interviewBefore(one, last)),
    requests: requests.map((one) => requestBefore(one, last)),
  };
  return turnedBack(before, now);
}

function offerBefore(offer: StoredOffer, { event, at }: ProcessStep): StoredOffer {
  const { fate } = offer;
  const isUndone = event === 'expireOffer' && fate.kind === 'expired' && fate.at === at;
  return isUndone ? { ...offer, fate: { kind: 'pending' } } : offer;
}

function interviewBefore(interview: StoredInterview, { event, at }: ProcessStep): StoredInterview {
  const { fate } = interview;
  const isUndone = event === 'expireInterview' && fate.kind === 'expired' && fate.at === at;
  return isUndone ? { ...interview, fate: { kind: 'invited' } } : interview;
}

function requestBefore(request: StoredRequest, { event, at }: ProcessStep): StoredRequest {
  const { kind, fate } = request;
  const isUndone = event === requestEvent('expire', kind) && fate.kind === 'expired' && fate.at === at;
  return isUndone ? { ...request, fate: { kind: 'pending' } } : request;
}
