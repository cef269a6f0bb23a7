export { DateInput, type DateInputLabels, type DateInputProps } from './dates/date-input.tsx';
export {
  type Bounds,
  type DateProblem,
  dayProblem,
  monthProblem,
  monthRangeProblem,
} from './dates/date-problem.ts';
export { MonthInput, type MonthInputLabels, type MonthInputProps } from './dates/month-input.tsx';
export type { MonthRange } from './dates/month-range.ts';
export {
  MonthRangeInput,
  type MonthRangeInputProps,
} from './dates/month-range-input.tsx';
export { readDay, readMonth } from './dates/read-date.ts';
export { FileField, type FileFieldLabels, type FileFieldProps } from './files/file-field.tsx';
export type { FileFieldItem } from './files/file-item.tsx';
export { Rating, type RatingProps, type RatingValue } from './inputs/rating.tsx';
export { Stepper, type StepperProps, type StepperStep } from './layout/stepper.tsx';
export { moveItem } from './lists/move-item.ts';
export { MultiSelect, type MultiSelectLabels, type MultiSelectProps } from './lists/multi-select.tsx';
export {
  ReorderableList,
  type ReorderableListLabels,
  type ReorderableListProps,
} from './lists/reorderable-list.tsx';
export type { SelectOption } from './lists/select-option.ts';
