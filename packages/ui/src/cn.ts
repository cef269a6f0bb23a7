/** Joins class names; falsy parts drop out. Later Tailwind classes do not override earlier ones: keep parts disjoint. */
export function cn(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(' ');
}
