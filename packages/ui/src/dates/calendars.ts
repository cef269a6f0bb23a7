/** The calendars, which are larger than the fields, and fetched when the first one is opened. */
export { Popover } from '../popover/popover.tsx';
export { DatePicker } from './date-picker.tsx';
export { MonthPicker } from './month-picker.tsx';
