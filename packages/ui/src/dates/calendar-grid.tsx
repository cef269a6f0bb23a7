import { type KeyboardEvent, useEffect, useRef } from 'react';
import { BUTTON_BASE, BUTTON_VARIANTS } from '../button/button-class.ts';
import { cn } from '../cn.ts';

interface CalendarCell {
  /** The month's or day's number. */
  number: number;
  text: string;
  /** The full accessible name: "July 2023". */
  name: string;
  /** Whether it belongs to the previous or next month. */
  isOutside?: boolean;
}

interface CalendarGridProps {
  label: string;
  head?: readonly { short: string; long: string }[];
  rows: readonly (readonly CalendarCell[])[];
  chosen: number | undefined;
  today: number;
  /** The cell in the tab order. */
  active: number;
  min: number;
  max: number;
  /** Where PageUp (-1) and PageDown (1) lead from the active one. */
  page: (direction: -1 | 1) => number;
  onActiveChange: (number: number) => void;
  onChoose: (number: number) => void;
}

/** A calendar's cells; the ARIA pattern of a grid. Arrows move, Home and End go along the row, Enter and Space choose. */
export function CalendarGrid({
  label,
  head,
  rows,
  chosen,
  today,
  active,
  min,
  max,
  page,
  onActiveChange,
  onChoose,
}: CalendarGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  // On opening and after a key; but not when a button around the grid was pressed.
  const takesFocus = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active cell is another one
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [active]);

  const columns = rows[0]?.length ?? 1;
  const ways: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => active - 1,
    ArrowRight: () => active + 1,
    ArrowUp: () => active - columns,
    ArrowDown: () => active + columns,
    PageUp: () => page(-1),
    PageDown: () => page(1),
    Home: () => rowOfActive()[0]?.number ?? active,
    End: () => rowOfActive().at(-1)?.number ?? active,
  };
  const rowOfActive = () => rows.find((row) => row.some(({ number }) => number === active)) ?? [];
  const move = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.min(Math.max(way(), min), max);
    if (next === active) return;
    takesFocus.current = true;
    onActiveChange(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid is a table's
    <table ref={grid} role="grid" aria-label={label} onKeyDown={move} className="mt-2 w-full tabular">
      {head && (
        <thead>
          <tr>
            {head.map(({ short, long }) => (
              <th key={long} scope="col" className="py-1 text-center text-xs font-medium text-muted">
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.number}>
            {row.map((cell) => (
              <CalendarGridCell
                key={cell.number}
                cell={cell}
                isActive={cell.number === active}
                isChosen={cell.number === chosen}
                isToday={cell.number === today}
                isDisabled={cell.number < min || cell.number > max}
                onChoose={onChoose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CalendarGridCellProps {
  cell: CalendarCell;
  /** Whether it is in the tab order. */
  isActive: boolean;
  isChosen: boolean;
  isToday: boolean;
  isDisabled: boolean;
  onChoose: (number: number) => void;
}

function CalendarGridCell({
  cell: { number, text, name, isOutside },
  isActive,
  isChosen,
  isToday,
  isDisabled,
  onChoose,
}: CalendarGridCellProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above
      role="gridcell"
      aria-selected={isChosen}
      // Marks the chosen cell in forced colours.
      className="relative after:pointer-events-none after:absolute after:inset-x-2 after:bottom-0 after:h-0.5"
    >
      <button
        type="button"
        tabIndex={isActive ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        data-state={isChosen ? 'on' : 'off'}
        disabled={isDisabled}
        onClick={() => onChoose(number)}
        className={cn(
          BUTTON_BASE,
          BUTTON_VARIANTS[isChosen ? 'primary' : 'ghost'],
          'h-11 w-full text-sm',
          isOutside && !isChosen && 'text-muted',
          isToday && 'border border-border-strong',
        )}
      >
        {text}
      </button>
    </td>
  );
}
