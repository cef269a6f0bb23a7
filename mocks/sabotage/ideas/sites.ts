import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { BusinessError, type CallContext } from '../../src/backend/context.ts';
import { companySites } from '../../src/sites/company-websites.ts';
import { type WebsiteSite, websiteSites } from '../../src/sites/websites.ts';
import { changeContext } from '../change/call.ts';
import type { Sabotage } from '../sabotage.ts';

/** Sees the site of a call as another one. */
const seeing = (id: MethodId, change: (site: WebsiteSite, context: CallContext) => WebsiteSite) =>
  changeContext(id, (context) => ({ site: (wanted) => change(context.site(wanted), context) }));

const bound = methodIds.filter((id) => registry[id].siteBound);

/** Methods that show the content of a site, and are closed to some callers on an internal one. */
const ofContent: readonly MethodId[] = bound.filter((id) =>
  /Position|Collect|HotWords|Suggestions|Brands|Compan|News|Philosophy|deliverResume/.test(id),
);

const open: readonly Sabotage[] = ofContent.flatMap((id) => [
  ...(registry[id].access === 'session'
    ? []
    : [
        {
          idea: 'internal site open',
          at: id,
          what: 'lets visitors into the internal site',
          wraps: changeContext(id, ({ account, state }) => {
            if (account) return undefined;
            const employee = state().accounts['acc-employee'];
            return employee && { account: { ...employee, id: 'acc-nobody' } };
          }),
        },
      ]),
  {
    idea: 'internal site open',
    at: id,
    what: 'lets those whom the directory refuses into the internal site',
    wraps: changeContext(id, ({ account }) => {
      if (!account || account.authFlag === '1') return undefined;
      const employee = { ...account, authFlag: '1' as const };
      return { account: employee };
    }),
  },
  {
    idea: 'internal site closed',
    at: id,
    what: 'lets nobody into the internal site',
    wraps: seeing(id, (site) => {
      if (site.kind !== 'internal') return site;
      throw new BusinessError('noPermission');
    }),
  },
]);

const ofPositions: readonly MethodId[] = [
  'queryPositionList',
  'queryPositionDetail',
  'querySimilarPositions',
  'queryHotPositions',
  'queryLatestPositions',
  'queryBrands',
  'queryHotWords',
  'querySuggestions',
  'collectPosition',
  'deliverResume',
  'queryPhilosophy',
  'createShareLink',
];

const channels: readonly Sabotage[] = ofPositions.flatMap((id) => [
  {
    idea: 'site mixed up',
    at: id,
    what: 'has internal positions on an external site',
    wraps: seeing(id, (site) =>
      site.kind === 'internal' ? site : { ...site, recruitTypes: [...site.recruitTypes, 'A03', 'A05'] },
    ),
  },
  // An internal site shares nothing at all (decision 6.7).
  ...(id === 'createShareLink'
    ? []
    : [
        {
          idea: 'site mixed up',
          at: id,
          what: 'has external positions on the internal site',
          wraps: seeing(id, (site) =>
            site.kind === 'internal' ? { ...site, recruitTypes: [...site.recruitTypes, 'A01'] } : site,
          ),
        },
      ]),
  {
    idea: 'site mixed up',
    at: id,
    what: 'treats a company’s own site as the group’s',
    wraps: seeing(id, (site) => {
      const { company: _, ...group } = site;
      return group;
    }),
  },
  {
    idea: 'site mixed up',
    at: id,
    what: 'treats a company’s site as another company’s',
    wraps: seeing(id, (site) => {
      const other = companySites.find(({ company }) => company !== site.company);
      return site.company && other ? { ...site, company: other.company } : site;
    }),
  },
]);

/** Answers of the other methods about a site, which are what somebody configured. */
const looks: readonly Sabotage[] = [
  {
    idea: 'site mixed up',
    at: 'loadWebsiteStyle',
    what: 'answers for the external site, whatever site is asked for',
    wraps: seeing('loadWebsiteStyle', (site) => (site.kind === 'internal' ? site : websiteSites.external)),
  },
];

export const sites: readonly Sabotage[] = [...open, ...channels, ...looks];
