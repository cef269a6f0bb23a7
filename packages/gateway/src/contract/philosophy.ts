import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { line } from './shapes.ts';

/** What the company of a position believes about work: rich text, empty where it has said nothing. */
export const queryPhilosophy = defineMethod({
  name: 'queryPhilosophy',
  groups: ['rm.position'],
  access: 'session',
  siteBound: true,
  param: v.object({ positionId: v.string() }),
  data: v.object({ companyDescr: line, philosophy: line }),
  reasons: ['positionUnknown'],
});
