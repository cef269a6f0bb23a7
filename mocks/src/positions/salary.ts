import type { Locale } from '../data/types.ts';
import { familyOf } from './family-of.ts';
import { isStudent, type PositionTable } from './table.ts';

/**
 * What a position pays a month before tax, in thousands of yuan: the part of its family's range that its title stands
 * for, each overlapping the one before it. Students begin at its lower end.
 */
export function salaryOf(table: PositionTable, index: number): readonly [number, number] {
  const { salary, titles } = familyOf(table, index);
  const [low, high] = salary;
  const level = isStudent(table, index) ? 0 : (table.title[index] ?? 0);
  const step = (high - low) / (titles.length + 1);
  return [Math.round(low + step * level), Math.round(low + step * (level + 2))];
}

const THOUSAND = 1000;
const grouped = (thousands: number) => (thousands * THOUSAND).toLocaleString('en-US');

/** The same as people write it, with its currency. */
export const amountText: Readonly<Record<Locale, (range: readonly [number, number]) => string>> = {
  'zh-cn': ([low, high]) => `${grouped(low)}–${grouped(high)} 元`,
  'zh-hk': ([low, high]) => `人民幣 ${grouped(low)}–${grouped(high)} 元`,
  'en-us': ([low, high]) => `CNY ${grouped(low)}–${grouped(high)}`,
};

/** And with its period. */
export const salaryText: Readonly<Record<Locale, (range: readonly [number, number]) => string>> = {
  'zh-cn': (range) => `月薪 ${amountText['zh-cn'](range)}`,
  'zh-hk': (range) => `月薪${amountText['zh-hk'](range)}`,
  'en-us': (range) => `${amountText['en-us'](range)} a month`,
};
