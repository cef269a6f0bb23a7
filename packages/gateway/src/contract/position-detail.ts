import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { positionSummary, someOf } from './positions.ts';
import { instant, sceneWord } from './shapes.ts';

export const positionDetail = v.object({
  ...positionSummary.entries,
  /** Rich text, sanitised by the client before display (decision 6.8). */
  responsibilities: v.string(),
  requirements: v.string(),
  companyProfile: v.string(),
  /** What its company's picture is drawn from, where the position is shown on another website than the company's. */
  scene: sceneWord,
  brandColor: v.optional(v.string()),
  philosophy: v.optional(v.string()),
  salary: v.optional(v.string()),
  /** The end of the last day on which it is open: that day itself is still in time. */
  deadline: v.optional(instant),
});
export type PositionDetail = v.InferOutput<typeof positionDetail>;

/** One position, also closed and delisted ones. */
export const queryPositionDetail = defineMethod({
  name: 'queryPositionDetail',
  groups: ['rm.position'],
  siteBound: true,
  param: v.object({ id: v.string(), ticket: v.optional(v.string()), comId: v.optional(v.string()) }),
  data: positionDetail,
  reasons: ['companyUnknown', 'positionUnknown', 'shareInvalid', 'shareExpired'],
});

/** Open positions of the same kind as one. */
export const querySimilarPositions = defineMethod({
  name: 'querySimilarPositions',
  groups: ['rm.position'],
  siteBound: true,
  param: v.object({ ...someOf.entries, id: v.string() }),
  data: v.array(positionSummary),
  reasons: ['companyUnknown', 'positionUnknown'],
});
