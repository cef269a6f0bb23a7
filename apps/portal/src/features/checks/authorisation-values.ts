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

/** What a draft gives back. */
export const keptAuthorisation = v.pipe(
  authorisationValues,
  v.transform((values) => ({ ...values, consent: false })),
);

export const noReferee = { name: '', relation: '', company: '', phone: '' };
