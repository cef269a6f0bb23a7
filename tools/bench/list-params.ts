import { createGateway, createHmacSigner, type Gateway, type Transport } from '@careers/gateway';
import {
  type DataOf,
  type Facets,
  facetNames,
  positionSorts,
  queryHotWords,
  queryPositionList,
} from '@careers/gateway/contract';
import { credentials } from '@careers/mocks';
import { benchConfig, type ListParam, visitor } from './signed-call.ts';

export const ROWS = 10;

/** A client for a world. */
export function openGateway(transport: Transport): Gateway {
  return createGateway({
    config: benchConfig,
    transport,
    session: visitor,
    signer: createHmacSigner(credentials.secret),
  });
}

/**
 * Different params of position lists, each with a full page of rows: words, up to three facets, page and order in many
 * combinations, the same ones in each run.
 */
export async function makeListParams(gateway: Gateway, count: number): Promise<ListParam[]> {
  const words = await gateway.call(queryHotWords, {});
  const { facets } = await gateway.call(queryPositionList, {});
  const draw = createDraws();
  const params = new Map<string, ListParam>();
  while (params.size < count) {
    const wish = drawWish(draw, words, facets);
    const key = JSON.stringify(wish);
    if (params.has(key)) continue;
    if (isFull(await gateway.call(queryPositionList, wish))) params.set(key, wish);
  }
  return [...params.values()];
}

function isFull(list: DataOf<typeof queryPositionList>): boolean {
  return list.rows.length === ROWS;
}

function drawWish(draw: (count: number) => number, words: readonly string[], facets: Facets) {
  const filters: Partial<Record<keyof Facets, string[]>> = {};
  const wishes = draw(4);
  for (let wish = 0; wish < wishes; wish++) {
    const facet = facetNames[draw(facetNames.length)] ?? 'workPlace';
    const entries = facets[facet];
    const ids = Array.from({ length: 1 + draw(4) }, () => entries[draw(entries.length)]?.id ?? '');
    filters[facet] = [...new Set(ids)];
  }
  const word = draw(2) === 0 ? words[draw(words.length)] : undefined;
  return {
    ...filters,
    ...(word ? { keyword: word } : {}),
    sort: positionSorts[draw(positionSorts.length)] ?? 'latest',
    pageNo: 1 + draw(4),
    pageSize: ROWS,
  };
}

/** Whole numbers below a count, always in the same order (the generator of Numerical Recipes). */
function createDraws(): (count: number) => number {
  let state = 20_261;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * count);
  };
}
