import type { ParamOf, PositionDetail, queryPositionList } from '@careers/gateway/contract';

/** What can be shared: one position, or the list with its current filters. */
export type ShareSubject =
  | { readonly kind: 'position'; readonly position: PositionDetail }
  | {
      readonly kind: 'list';
      readonly param: ParamOf<typeof queryPositionList>;
      /** How many positions it has now. */
      readonly total: number;
    };
