import { agreements } from '../data/agreements/index.ts';
import type { Consent } from '../domain/state.ts';
import type { Resolvers } from './context.ts';

export const agreementResolvers = {
  getAgreement: ({ kind, homepageConfigId }, context) => {
    context.site(homepageConfigId);
    const { title, content, version, effectiveFrom } = agreements[kind];
    return { title: title[context.locale], content: content[context.locale], version, effectiveFrom };
  },
} satisfies Partial<Resolvers>;

/** What everybody agrees to by registering, in the versions of now. */
export function consentsAt(agreedAt: number): Consent[] {
  return (['terms', 'privacy'] as const).map((kind) => ({
    kind,
    version: agreements[kind].version,
    agreedAt,
  }));
}
