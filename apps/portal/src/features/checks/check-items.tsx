import type { CheckItem } from '@careers/gateway/contract';

/** What is checked. */
export function CheckItems({ items }: { readonly items: readonly CheckItem[] }) {
  return (
    <ul className="divide-y divide-border border-y border-border">
      {items.map(({ id, name, description }) => (
        <li key={id} className="py-3">
          <p className="font-semibold">{name}</p>
          {description && <p className="text-sm text-muted">{description}</p>}
        </li>
      ))}
    </ul>
  );
}
