import { Button } from '@careers/ui';
import { Sheet } from '@careers/ui/floating';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { OnDemandPart } from '../../core/parts/on-demand.tsx';
import { Filters } from './filters.tsx';

interface FilterSheetProps extends OnDemandPart {
  readonly filters: ComponentProps<typeof Filters>;
  readonly total: number;
  /** Undefined while nothing is chosen. */
  readonly onClear: (() => void) | undefined;
}

/** The filters in a sheet, where there is no room for the rail; each choice applies at once. */
export default function FilterSheet({
  open,
  onOpenChange,
  trigger,
  filters,
  total,
  onClear,
}: FilterSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title={t`Filters`}
      closeLabel={t`Close the filters`}
      footer={
        <>
          {onClear && (
            <Button variant="ghost" onClick={onClear}>
              {t`Clear all`}
            </Button>
          )}
          <Button className="grow" onClick={() => onOpenChange(false)}>
            {t`${plural(total, { one: 'Show # position', other: 'Show # positions' })}`}
          </Button>
        </>
      }
    >
      <Filters {...filters} />
    </Sheet>
  );
}
