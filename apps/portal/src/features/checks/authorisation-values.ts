import { REFEREES_MAX } from '@careers/gateway/contract';
import * as v from 'valibot';

const refereeValues = v.object({
  name: v.string(),
  relation: v.string(),
  company: v.string(),
  phone: v.string(),
});

/** A consent has to be given each time, so drafts do not keep it. */
const authorisationValues = v.object({
  signature: v.string(),
  referees: v.array(refereeValues),
  consent: v.optional(v.boolean(), false),
});
export type AuthorisationValues = v.InferOutput<typeof authorisationValues>;

export const noReferee = { name: '', relation: '', company: '', phone: '' };

/** How many referees are asked for. */
export interface RefereeBounds {
  readonly refereesMin: number;
  readonly refereesMax: number;
}

/** The same in whole numbers, of which none is below zero or above what can be sent. */
export function refereeBounds({ refereesMin, refereesMax }: RefereeBounds): RefereeBounds {
  const bounded = (count: number) => Math.min(Math.max(Math.ceil(count), 0), REFEREES_MAX);
  return { refereesMin: bounded(refereesMin), refereesMax: bounded(refereesMax) };
}

/** The values of a draft, with as many referees as are required now: the number may have changed since it was stored. */
export function keptAuthorisation({ refereesMin, refereesMax }: RefereeBounds) {
  return v.pipe(
    authorisationValues,
    v.transform(({ referees, ...others }) => ({
      ...others,
      referees: [...referees, ...noReferees(refereesMin - referees.length)].slice(0, refereesMax),
      consent: false,
    })),
  );
}

/** A number of rows for referees, all of them empty. */
export function noReferees(count: number): AuthorisationValues['referees'] {
  return Array.from({ length: Math.max(0, count) }, () => noReferee);
}
