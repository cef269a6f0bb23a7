import { philosophies } from '../data/philosophies.ts';
import type { Resolvers } from './context.ts';
import { openSite } from './open-site.ts';
import { indexOf, summaryOf } from './positions.ts';

export const philosophyResolvers = {
  queryPhilosophy: ({ positionId }, context) => {
    const { company, companyDescr } = summaryOf(context, indexOf(context, positionId, openSite(context)));
    const texts = philosophies.get(company);
    return { companyDescr, philosophy: texts?.[context.locale] ?? '' };
  },
} satisfies Partial<Resolvers>;
