import { queryPositionDetail } from './position-detail.ts';
import { queryPositionList } from './positions.ts';
import { needing, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';
import * as share from './share.ts';

const { createShareLink, sharedWebsite } = share;

/** No share has it, and no position. */
const UNKNOWN = '0';
/** Longer than any share lives. */
const OVER = '31d';

type AnyProbe = ProbeWith<never>;

async function shareOfPosition(probe: AnyProbe) {
  const positionId = await probe.position('open');
  const made = await probe.call(createShareLink, { kind: 'position', positionId });
  return { positionId, made };
}

const shareOfList = (probe: AnyProbe) => probe.call(createShareLink, { kind: 'list' });

export const shareReference: ReferenceOf<typeof share> = {
  sharedWebsite: {
    summary: 'The website that a share link stands on, and the one that it was made on.',
    example: {
      param: { ticket: '5f2c', positionSharedType: '2' },
      data: {
        websiteHomepage: {
          logoAddress: 'https://files.example/logo.svg',
          pcBannerList: [],
          positionSharedBannerAddress: 'https://files.example/shared.jpg',
          blocks: [],
          footer: {
            legalNotices: '',
            copyright: '© Example Group',
            recordNumber: '',
            technicalSupport: '',
            contactNumber: '',
            contactEmail: '',
          },
          theme: { brandColor: '#0b6e63', scene: 'energy' },
        },
        websiteBaseInfo: {
          id: 'site-external-share',
          websiteName: 'Positions shared by Example Group',
          websiteDescr: 'Example Group',
          tabLogoUrl: 'https://files.example/tab.svg',
          homepageCategory: '1',
          defaultLanguage: 'zh-cn',
          companyDeptSeqFlag: '0',
        },
        originalWebSiteId: 'site-external',
        positionId: '178000000000000001',
      },
    },
    success: recipe(async (probe) => {
      const { positionId, made } = await shareOfPosition(probe);
      const { ticket, positionSharedType } = made;
      const shared = await probe.call(sharedWebsite, { ticket, positionSharedType });
      if (shared.originalWebSiteId !== probe.site) throw new Error('it was made on another website');
      if (shared.positionId !== positionId) throw new Error('it is of another position');
    }),
    reasons: {
      shareIncomplete: recipe((probe) => probe.call(sharedWebsite, { ticket: UNKNOWN })),
      shareInvalid: recipe((probe) =>
        probe.call(sharedWebsite, { ticket: UNKNOWN, positionSharedType: '1' }),
      ),
      shareExpired: needing(['clock'], async (probe) => {
        const { ticket, positionSharedType } = await shareOfList(probe);
        await probe.advance(OVER);
        await probe.call(sharedWebsite, { ticket, positionSharedType });
      }),
    },
  },

  createShareLink: {
    summary: 'A link to the positions as they are narrowed now, or to one of them.',
    example: {
      param: { kind: 'list', filters: { workPlace: ['shenzhen'] } },
      data: {
        url: '#/positionshare?ticket=5f2c&positionSharedType=1',
        ticket: '5f2c',
        positionSharedType: '1',
        expiresAt: '2026-02-05T09:30:00+08:00',
      },
    },
    success: recipe(async (probe) => {
      const { made } = await shareOfPosition(probe);
      const address = new URLSearchParams(made.url.split('?').at(-1));
      if (address.get('ticket') !== made.ticket) throw new Error('its link lacks the ticket');
      if (address.get('positionSharedType') !== '2') throw new Error('its link lacks the type');
    }),
    reasons: {
      positionUnknown: recipe((probe) =>
        probe.call(createShareLink, { kind: 'position', positionId: UNKNOWN }),
      ),
    },
    also: {
      'a list stays as narrow as it was shared': recipe(async (probe) => {
        const { facets } = await probe.call(queryPositionList, {});
        const place = facets.workPlace.find(({ count }) => count > 0);
        if (!place) throw new Error('no work place has a position');
        const filters = { workPlace: [place.id] };
        const { ticket } = await probe.call(createShareLink, { kind: 'list', filters });
        const { total, rows } = await probe.call(queryPositionList, { ticket });
        if (total !== place.count || rows.some(({ workPlace }) => workPlace.id !== place.id)) {
          throw new Error(`${place.count} positions were shared, ${total} given`);
        }
      }),
      'one position is all that its ticket opens': recipe(async (probe) => {
        const { positionId, made } = await shareOfPosition(probe);
        const { ticket } = made;
        const { rows } = await probe.call(queryPositionList, { ticket });
        const shown = await probe.call(queryPositionDetail, { id: positionId, ticket });
        if (rows.map(({ id }) => id).join() !== positionId || shown.id !== positionId) {
          throw new Error('the ticket opens something else');
        }
      }),
    },
  },
};
