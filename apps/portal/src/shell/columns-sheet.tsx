import { Sheet } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import type { OnDemandPart } from '../core/parts/on-demand.tsx';
import { ColumnLink } from '../site-config/column-link.tsx';
import type { MenuEntry } from '../site-config/menu-entries.ts';

interface ColumnsSheetProps extends OnDemandPart {
  readonly entries: readonly MenuEntry[];
  readonly current: MenuEntry | undefined;
  readonly title: string;
}

/** The website's columns on a phone. */
export default function ColumnsSheet({
  open,
  onOpenChange,
  trigger,
  entries,
  current,
  title,
}: ColumnsSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      side="start"
      title={title}
      closeLabel={t`Close`}
    >
      <nav aria-label={t`Website`}>
        <ul className="flex flex-col">
          {entries.map((entry) => (
            // A choice navigates, so the sheet closes.
            <li
              key={entry.id}
              className="border-b border-border last:border-0"
              onClickCapture={() => onOpenChange(false)}
            >
              <ColumnLink
                entry={entry}
                current={entry === current}
                lit={entry === current}
                className="-mx-3 px-3 py-2 text-lg"
              />
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
