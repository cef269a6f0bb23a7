import { isoInstant } from '@careers/mocks';

/** A time of the world in the world's zone, to the day, the minute or the second. */
export function worldTime(time: number | string, until: 'day' | 'minute' | 'second' = 'minute'): string {
  const [day = '', clock = ''] = (typeof time === 'string' ? time : isoInstant(time)).split('T');
  if (until === 'day') return day;
  return `${day} ${clock.slice(0, until === 'minute' ? 5 : 8)}`;
}
