import { isoInstant } from '../core/clock.ts';
import type { Locale } from '../data/types.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A time in the company's zone. It is formatted by hand, as the results of `Intl` differ between machines. */
export function writeTime(time: number | undefined, locale: Locale): string {
  if (time === undefined) return '';
  const [date = '', clock = ''] = isoInstant(time).slice(0, 16).split('T');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return locale === 'en-us'
    ? `${months[month - 1]} ${day}, ${year}, ${clock} (UTC+8)`
    : `${year}年${month}月${day}日 ${clock}（UTC+8）`;
}
