import { PortalLink } from '../../core/navigation/link.tsx';

/** One line: a linked name, with a note beside it. */
interface Line {
  readonly id: string;
  readonly name: string;
  readonly note: string | number;
}

interface CompactListProps {
  readonly lines: readonly Line[];
  readonly to: string;
  /** The parameter of the page that takes a line's id. */
  readonly parameter: string;
}

/** A block's entries as a dense list of links instead of cards. */
export function CompactList({ lines, to, parameter }: CompactListProps) {
  return (
    <ul className="grid gap-x-8 @lg:grid-cols-2 @4xl:grid-cols-3">
      {lines.map(({ id, name, note }) => (
        <li key={id} className="border-b border-border">
          <PortalLink
            to={to}
            query={{ [parameter]: id }}
            className="flex min-h-14 items-center justify-between gap-4 no-underline hover:text-brand-text"
          >
            <span>{name}</span>
            <span className="tabular text-muted">{note}</span>
          </PortalLink>
        </li>
      ))}
    </ul>
  );
}
