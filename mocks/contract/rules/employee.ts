import type { PositionSummary } from '@careers/gateway/contract';
import { type ProbeWith, signOnDirectly } from '@careers/gateway/reference';

/** The recruit types of internal positions (decision 6.7). */
export const INTERNAL = ['A03', 'A05'];

export type Inside = ProbeWith<'internal-site' | 'directory'>;

/** The internal site, as an employee sees it. */
export async function employee(probe: Inside): Promise<Inside> {
  const inside = (await probe.another()).about(probe.internalSite);
  await signOnDirectly(inside);
  return inside;
}

/** The ids of the internal ones among some positions. */
export const internalOf = (rows: readonly PositionSummary[]) =>
  rows.filter(({ recruitTypeCode }) => INTERNAL.includes(recruitTypeCode)).map(({ id }) => id);
