import { askGateway, type FloorConfig } from '../ask-gateway.ts';

interface Named {
  readonly name: string;
}

/** What a row shows of a position. */
export interface Row {
  readonly id: string;
  readonly post: string;
  readonly workPlace: Named;
  readonly education: Named;
  readonly workYears: Named;
  readonly numberRecruits: number;
  readonly publishDate: string;
}

/** As many as the homepage's first list shows. */
const SHOWN = 6;

/** The first list of the homepage. */
export function loadRows(config: FloorConfig): Promise<readonly Row[]> {
  return askGateway(config, 'queryHotPositions', { limit: SHOWN });
}
