import { SkeletonGroup, SkeletonLine } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { numberFormat } from '../../core/format/number-format.ts';
import { ListWithMore } from '../../core/list-with-more.tsx';
import { PortalLink } from '../../core/navigation/link.tsx';
import { useNamed } from '../../site-config/use-named.ts';

const columns = 'grid gap-x-8 @lg:grid-cols-2 @4xl:grid-cols-3';
const line = 'border-b border-border';
/** Of the same height as its neighbours in the row, with their first lines on one height too. */
const row = 'flex min-h-14 items-baseline justify-between gap-4 py-3.5';

/** One line: a linked name, with a note beside it. */
interface Line {
  readonly id: string;
  readonly name: string;
  readonly note: string | number;
}

interface CompactListProps {
  readonly lines: readonly Line[];
  /** The answer that they are of. */
  readonly answer: readonly object[];
  readonly to: string;
  /** The parameter of the page that takes a line's id. */
  readonly parameter: string;
}

/** A block's entries as a dense list of links instead of cards. */
export function CompactList({ lines, answer, to, parameter }: CompactListProps) {
  const { t, i18n } = useLingui();
  const named = useNamed();
  return (
    <ListWithMore rows={lines} answer={answer} className={columns} more={t`Show more`}>
      {({ id, name, note }) => (
        <li key={id} className={line}>
          <PortalLink
            to={to}
            query={{ [parameter]: id }}
            className={`${row} no-underline hover:text-brand-text`}
          >
            <span>{named(name)}</span>
            <span className="tabular max-w-1/2 shrink-0 text-end text-muted">
              {typeof note === 'number' ? numberFormat(i18n.locale).format(note) : note}
            </span>
          </PortalLink>
        </li>
      )}
    </ListWithMore>
  );
}

export function CompactListSkeleton({ count }: { readonly count: number }) {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`} className={columns}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={`${line} ${row}`}>
          <SkeletonLine className="w-40" />
          <SkeletonLine className="w-16" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
