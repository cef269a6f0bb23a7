import * as collections from './collections.ts';
import { exampleInstant, examplePosition } from './examples.ts';
import { type ReferenceOf, recipe } from './reference-types.ts';

const { cancelCollectPosition, collectPosition, queryCollections } = collections;

export const collectionsReference: ReferenceOf<typeof collections> = {
  collectPosition: {
    summary: 'Keeps a position in the collection; again is no error.',
    example: { param: { positionId: examplePosition.id }, data: {} },
    success: recipe(async (probe) => {
      await probe.login('candidate');
      return probe.call(collectPosition, { positionId: await probe.position('open') });
    }),
    reasons: {
      positionUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        return probe.call(collectPosition, { positionId: '0' });
      }),
    },
  },
  cancelCollectPosition: {
    summary: 'Takes a position out of the collection; one that is not in it is no error.',
    example: { param: { positionId: examplePosition.id }, data: {} },
    success: recipe(async (probe) => {
      await probe.login('candidate');
      const positionId = await probe.position('open');
      await probe.call(collectPosition, { positionId });
      await probe.call(cancelCollectPosition, { positionId });
      const { rows } = await probe.call(queryCollections, {});
      if (rows.some(({ position }) => position.id === positionId)) throw new Error('it is still collected');
    }),
    reasons: {},
  },
  queryCollections: {
    summary: 'The collection, last kept first, with closed and delisted positions.',
    example: {
      param: { pageNo: 1, pageSize: 10 },
      data: {
        total: 1,
        rows: [{ collectedAt: exampleInstant, position: { ...examplePosition, collected: true } }],
      },
    },
    success: recipe(async (probe) => {
      await probe.login('candidate');
      const positionId = await probe.position('open');
      await probe.call(cancelCollectPosition, { positionId });
      await probe.call(collectPosition, { positionId });
      const { rows } = await probe.call(queryCollections, {});
      if (rows[0]?.position.id !== positionId) throw new Error('the last one kept does not stand first');
    }),
    reasons: {},
    also: {
      'is nobody else’s to see': recipe(async (probe) => {
        await probe.login('candidate');
        const positionId = await probe.position('open');
        await probe.call(collectPosition, { positionId });
        await probe.login('newcomer');
        const { rows } = await probe.call(queryCollections, {});
        if (rows.some(({ position }) => position.id === positionId))
          throw new Error('another person’s collection was answered');
      }),
    },
  },
};
