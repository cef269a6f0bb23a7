import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { fieldsByState } from '../../contract/rules/link-declarations.ts';
import { changeData } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';

/** What says by link where the company is. */
const naming: readonly MethodId[] = methodIds.filter(
  (id) => registry[id].access === 'link' && 'companyZone' in (fieldsByState(id).get('open') ?? {}),
);

/** Time zones are named by names that no browser knows. */
export const zones: readonly Sabotage[] = naming
  .filter((id) => !registry[id].submit)
  .map((id) => ({
    idea: 'zone unknown',
    at: id,
    what: 'names a time zone that does not exist',
    wraps: changeData(id, (data) =>
      'companyZone' in Object(data) ? { ...Object(data), companyZone: 'Asia/Beijing' } : data,
    ),
  }));
