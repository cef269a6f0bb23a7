import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { positionSummary } from './positions.ts';
import { instant, number, page } from './shapes.ts';

/** A position that a candidate keeps in mind, whatever has become of it since. */
export const collection = v.object({ collectedAt: instant, position: positionSummary });
export type Collection = v.InferOutput<typeof collection>;

/** Keeps a position; one that is kept already stays so. */
export const collectPosition = defineMethod({
  name: 'collectPosition',
  groups: ['rm.position'],
  access: 'session',
  siteBound: true,
  param: v.object({ positionId: v.string() }),
  data: v.object({}),
  reasons: ['positionUnknown'],
});

/** Keeps a position no longer; one that is not kept stays so. */
export const cancelCollectPosition = defineMethod({
  name: 'cancelCollectPosition',
  groups: ['rm.position'],
  access: 'session',
  siteBound: true,
  param: v.object({ positionId: v.string() }),
  data: v.object({}),
});

/** The candidate's collection, last kept first; closed and delisted positions stay in it. */
export const queryCollections = defineMethod({
  name: 'queryCollections',
  groups: ['rm.position'],
  access: 'session',
  siteBound: true,
  param: v.object(page),
  data: v.object({ total: number, rows: v.array(collection) }),
});
