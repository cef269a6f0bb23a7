/** What a button says that counts down from so many seconds; a busy machine may take ten of them to look. */
export function resendsIn(seconds: number): RegExp {
  const left = Array.from({ length: 11 }, (_, gone) => seconds - gone);
  return new RegExp(`^Resend in (${left.join('|')})s$`);
}
