import { askGateway, type FloorConfig } from '../ask-gateway.ts';

interface Named {
  readonly name: string;
}

/** The parts of a position that a row shows. */
interface Row {
  readonly id: string;
  readonly post: string;
  readonly workPlace: Named;
  readonly education: Named;
  readonly workYears: Named;
  readonly numberRecruits: number;
  readonly publishDate: string;
}

/** As many as in the homepage's first list. */
const SHOWN = 6;

/** Loads the first list of the homepage. */
export function loadRows(config: FloorConfig): Promise<readonly Row[]> {
  return askGateway(config, 'queryHotPositions', { limit: SHOWN });
}
