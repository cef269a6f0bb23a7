import { examplePosition } from './examples.ts';
import * as positionDetail from './position-detail.ts';
import { needing, type ReferenceOf, recipe } from './reference-types.ts';
import { createShareLink } from './share.ts';

const { queryPositionDetail, querySimilarPositions } = positionDetail;

/** No position has it. */
const UNKNOWN_ID = '0';
/** No company has it. */
const UNKNOWN_COMPANY = 'com-of-nobody';

export const positionDetailReference: ReferenceOf<typeof positionDetail> = {
  queryPositionDetail: {
    summary: 'One position with its texts, also when it is closed or delisted.',
    example: {
      param: { id: examplePosition.id },
      data: {
        ...examplePosition,
        responsibilities: '<p>Owns the order services.</p>',
        requirements: '<p>Five years of practice.</p>',
        companyProfile: '<p>Example Energy builds wind parks.</p>',
        scene: 'energy',
        brandColor: '#b34a12',
        deadline: '2026-02-09T23:59:59+08:00',
      },
    },
    success: recipe(async (probe) => {
      const id = await probe.position('open');
      const detail = await probe.call(queryPositionDetail, { id });
      if (detail.id !== id) throw new Error('it is another position');
    }),
    reasons: {
      positionUnknown: recipe((probe) => probe.call(queryPositionDetail, { id: UNKNOWN_ID })),
      shareInvalid: recipe(async (probe) => {
        const id = await probe.position('open');
        await probe.call(queryPositionDetail, { id, ticket: UNKNOWN_ID });
      }),
      shareExpired: needing(['clock'], async (probe) => {
        const id = await probe.position('open');
        const { ticket } = await probe.call(createShareLink, { kind: 'position', positionId: id });
        await probe.advance('31d');
        await probe.call(queryPositionDetail, { id, ticket });
      }),
      companyUnknown: recipe(async (probe) =>
        probe.call(queryPositionDetail, { id: await probe.position('open'), comId: UNKNOWN_COMPANY }),
      ),
    },
    also: {
      'answers closed and delisted positions, and says so': needing(
        ['positions-by-status'],
        async (probe) => {
          for (const status of ['closed', 'delisted'] as const) {
            const detail = await probe.call(queryPositionDetail, { id: await probe.position(status) });
            if (detail.status !== status) throw new Error(`expected ${status}, got ${detail.status}`);
          }
        },
      ),
    },
  },

  querySimilarPositions: {
    summary: 'Open positions of the same category, without the position itself.',
    example: { param: { id: examplePosition.id, limit: 3 }, data: [examplePosition] },
    success: recipe(async (probe) => {
      const id = await probe.position('open');
      const similar = await probe.call(querySimilarPositions, { id, limit: 3 });
      if (similar.length > 3 || similar.some((other) => other.id === id)) {
        throw new Error('more than were asked for, or the position itself');
      }
    }),
    reasons: {
      positionUnknown: recipe((probe) => probe.call(querySimilarPositions, { id: UNKNOWN_ID })),
      companyUnknown: recipe(async (probe) =>
        probe.call(querySimilarPositions, { id: await probe.position('open'), comId: UNKNOWN_COMPANY }),
      ),
    },
  },
};
