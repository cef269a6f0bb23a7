/** Today in the viewer's zone, `YYYY-MM-DD`. */
export function todayOf(now: number): string {
  const date = new Date(now);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
