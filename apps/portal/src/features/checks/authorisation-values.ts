import * as v from 'valibot';

const refereeValues = v.object({
  name: v.string(),
  relation: v.string(),
  company: v.string(),
  phone: v.string(),
});

/** A consent is given anew each time: no draft keeps it. */
const authorisationValues = v.object({
  signature: v.string(),
  referees: v.array(refereeValues),
  consent: v.optional(v.boolean(), false),
});
export type AuthorisationValues = v.InferOutput<typeof authorisationValues>;

export const noReferee = { name: '', relation: '', company: '', phone: '' };

/** How many referees are asked for. */
interface RefereeBounds {
  readonly refereesMin: number;
  readonly refereesMax: number;
}

/** What a draft gives back, with as many referees as are asked for now: they may have been others when it was written. */
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

/** So many rows in which nobody is named yet. */
export function noReferees(count: number): AuthorisationValues['referees'] {
  return Array.from({ length: Math.max(0, count) }, () => noReferee);
}
