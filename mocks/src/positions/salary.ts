import type { Locale } from '../data/types.ts';
import { familyOf } from './family-of.ts';
import { isStudent, type PositionTable, type SalaryRange } from './table.ts';

/**
 * The monthly salary of a position before tax, in thousands of yuan: a part of its family's range that depends on its title, and
 * overlaps with that of the title before, and what was added to it since. Students get the lower end.
 */
export function salaryOf(table: PositionTable, index: number): SalaryRange {
  const { salary, titles } = familyOf(table, index);
  const [low, high] = salary;
  const level = isStudent(table, index) ? 0 : (table.title[index] ?? 0);
  const step = (high - low) / (titles.length + 1);
  const [lowMore, highMore] = table.raises.get(index) ?? [0, 0];
  return [Math.round(low + step * level) + lowMore, Math.round(low + step * (level + 2)) + highMore];
}

/** A salary before something was added to it. */
export function without([low, high]: SalaryRange, [lowMore, highMore]: SalaryRange): SalaryRange {
  return [low - lowMore, high - highMore];
}

const THOUSAND = 1000;
const grouped = (thousands: number) => (thousands * THOUSAND).toLocaleString('en-US');

/** The same in writing, with its currency. */
export const amountText: Readonly<Record<Locale, (range: readonly [number, number]) => string>> = {
  'zh-cn': ([low, high]) => `${grouped(low)}–${grouped(high)} 元`,
  'zh-hk': ([low, high]) => `人民幣 ${grouped(low)}–${grouped(high)} 元`,
  'en-us': ([low, high]) => `CNY ${grouped(low)}–${grouped(high)}`,
};

/** The same with its currency and period. */
export const salaryText: Readonly<Record<Locale, (range: readonly [number, number]) => string>> = {
  'zh-cn': (range) => `月薪 ${amountText['zh-cn'](range)}`,
  'zh-hk': (range) => `月薪${amountText['zh-hk'](range)}`,
  'en-us': (range) => `${amountText['en-us'](range)} a month`,
};
