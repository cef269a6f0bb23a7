/** From a month to a month, or to the present; `to` keeps its last value while the range lasts to the present. */
export interface MonthRange {
  from: string;
  to: string;
  isPresent: boolean;
}
