/** From a month to a month, or to the present; what stood in `to` is kept while it is the present. */
export interface MonthRange {
  from: string;
  to: string;
  isPresent: boolean;
}
