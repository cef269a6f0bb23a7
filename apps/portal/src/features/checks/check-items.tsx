import type { CheckItem } from '@careers/gateway/contract';
import { ruledRows } from '@careers/ui';

/** The list of what is checked. */
export function CheckItems({ items }: { readonly items: readonly CheckItem[] }) {
  return (
    <ul className={ruledRows}>
      {items.map(({ id, name, description }) => (
        <li key={id}>
          <p className="font-semibold">{name}</p>
          {description && <p className="text-sm text-muted">{description}</p>}
        </li>
      ))}
    </ul>
  );
}
