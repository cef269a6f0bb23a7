import { isoInstant } from '@careers/mocks';

/** A time of the world as every panel says it, in the world's own zone: the day, the minute and, to watch it pass, the second. */
export function worldTime(time: number | string, until: 'day' | 'minute' | 'second' = 'minute'): string {
  const [day = '', clock = ''] = (typeof time === 'string' ? time : isoInstant(time)).split('T');
  if (until === 'day') return day;
  return `${day} ${clock.slice(0, until === 'minute' ? 5 : 8)}`;
}
