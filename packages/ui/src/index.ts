export { isOfInputMethod } from './a11y/input-method.ts';
export { LiveRegion, type LiveRegionProps } from './a11y/live-region.tsx';
export { VisuallyHidden } from './a11y/visually-hidden.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { type ButtonLines, type ButtonSize, type ButtonVariant, buttonClass } from './button/button-class.ts';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { takeFocus } from './button/take-focus.ts';
export { cn } from './cn.ts';
export { dateFormat } from './date-format.ts';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export type { MarkName } from './feedback/mark.tsx';
export { SheetSkeleton, Skeleton, SkeletonGroup, SkeletonLine, SkeletonText } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { useFocusNear } from './feedback/use-focus-near.ts';
export { Field, type FieldProps } from './field/field.tsx';
export { type FieldControl, useFieldControl } from './field/field-context.ts';
export type { FieldCounterValue } from './field/field-counter.tsx';
export { FieldError, FieldHint, RequiredMark } from './field/field-message.tsx';
export {
  type FormErrorItem,
  FormErrorSummary,
  type FormErrorSummaryProps,
} from './field/form-error-summary.tsx';
export { useAfterPress, usePressEnd } from './field/use-after-press.ts';
export {
  FloatingRootProvider,
  type FloatingRootProviderProps,
  useFloatingRoot,
} from './floating-root.tsx';
export { Checkbox, type CheckboxProps } from './inputs/checkbox.tsx';
export { NativeSelect } from './inputs/native-select.tsx';
export { PasswordInput, type PasswordInputProps } from './inputs/password-input.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './inputs/radio-group.tsx';
export { TextInput, type TextInputProps } from './inputs/text-input.tsx';
export { Textarea } from './inputs/textarea.tsx';
export { ActionBar } from './layout/action-bar.tsx';
export { Badge, type Tone } from './layout/badge.tsx';
export { Beside } from './layout/beside.tsx';
export { BesideForm } from './layout/beside-form.tsx';
export { Card, type CardProps, stretchedLink } from './layout/card.tsx';
export { Chip, type ChipProps } from './layout/chip.tsx';
export { type FactGroup, FactGroups } from './layout/fact-groups.tsx';
export { type Fact, Facts, FactsSkeleton } from './layout/facts.tsx';
export {
  BlockHeading,
  type BlockHeadingProps,
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
  HeadingSkeleton,
} from './layout/heading.tsx';
export { FactLine, type FactLineProps, InlineFacts, type InlineFactsProps } from './layout/inline-facts.tsx';
export { PageHeading, type PageHeadingProps } from './layout/page-heading.tsx';
export { ruledRows } from './layout/ruled-rows.ts';
export { Steps, type StepsProps } from './layout/steps.tsx';
export { Table, type TableColumn, type TableProps } from './layout/table.tsx';
export { Timeline, type TimelineItem, type TimelineProps, type TimelineState } from './layout/timeline.tsx';
export { TitleText } from './layout/title-text.tsx';
export { Pagination, type PaginationLabels, type PaginationProps } from './navigation/pagination.tsx';
export {
  createToasts,
  type Toast,
  type ToastInput,
  type Toasts,
  type ToastTone,
} from './toast/create-toasts.ts';
export { followTranslation } from './translation/follow-translation.ts';
