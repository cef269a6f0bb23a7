import type { CheckFinding, SupplierCheckState } from '@careers/gateway/contract';
import { Badge, ruledRows, type Tone } from '@careers/ui';
import { useFindingWords } from './use-finding-words.ts';

const tones: Readonly<Record<CheckFinding, Tone>> = {
  confirmed: 'success',
  differs: 'danger',
  notFound: 'warning',
};

interface FindingsListProps {
  readonly check: Extract<SupplierCheckState, { state: 'done' }>;
}

/** The reported finding of each item. */
export function FindingsList({ check: { items, findings, comment } }: FindingsListProps) {
  const words = useFindingWords();
  return (
    <>
      <ul className={ruledRows}>
        {findings.map(({ itemId, finding, note }) => (
          <li key={itemId}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <span className="font-semibold">{items.find(({ id }) => id === itemId)?.name ?? itemId}</span>
              <Badge tone={tones[finding]}>{words[finding]}</Badge>
            </div>
            {note && <p className="mt-1 text-sm text-muted">{note}</p>}
          </li>
        ))}
      </ul>
      {comment && <p className="mt-4 whitespace-pre-line">{comment}</p>}
    </>
  );
}
