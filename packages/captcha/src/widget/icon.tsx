const PATHS = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6 6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  refresh: 'M20 5v5h-5M4 19v-5h5M19 10a7.5 7.5 0 0 0-13-3L4 9.5M5 14a7.5 7.5 0 0 0 13 3l2-2.5',
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9.5a5 5 0 0 1 0 10H12',
} as const;
export type IconName = keyof typeof PATHS;

/** A line icon of 20 px. It is hidden from screen readers: the button around it has a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
