/** What a date is picked by: larger than the fields, and fetched with the first press of a calendar's button. */
export { Popover } from '../popover/popover.tsx';
export { DatePicker } from './date-picker.tsx';
export { MonthPicker } from './month-picker.tsx';
