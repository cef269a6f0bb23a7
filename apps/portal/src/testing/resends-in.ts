/** The label of a button that counts down from a number of seconds; a busy machine may be up to ten seconds late. */
export function resendsIn(seconds: number): RegExp {
  const left = Array.from({ length: 11 }, (_, gone) => seconds - gone);
  return new RegExp(`^Resend in (${left.join('|')})s$`);
}
