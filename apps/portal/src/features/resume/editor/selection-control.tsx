import type { Named } from '@careers/gateway/contract';
import { MultiSelect } from '@careers/ui/forms';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface SelectionControlProps {
  readonly label: string;
  readonly value: readonly Named[];
  readonly options: readonly Named[];
  readonly atMost: number;
  readonly onChange: (chosen: readonly Named[]) => void;
  readonly onBlur: () => void;
}

/** Several options of a site's list. A chosen option that this site does not offer is kept and can be removed. */
export function SelectionControl({ label, value, options, atMost, onChange, onBlur }: SelectionControlProps) {
  const { t } = useLingui();
  const known = [...options, ...value.filter(({ id }) => options.every((one) => one.id !== id))];
  return (
    <MultiSelect
      options={known.map(({ id, name }) => ({ value: id, label: name }))}
      value={value.map(({ id }) => id)}
      max={atMost}
      placeholder={t`Type or choose`}
      onBlur={onBlur}
      onValueChange={(ids) =>
        // An option chosen before keeps its name, in whichever language that is.
        onChange(ids.flatMap((id) => [...value, ...options].find((one) => one.id === id) ?? []))
      }
      labels={{
        options: t`Options`,
        chosen: t`Chosen: ${label}`,
        full: t`${plural(atMost, { one: 'Select at most # item', other: 'Select at most # items' })}`,
        none: t`Nothing matches what you typed.`,
        remove: (name) => t`Remove ${name}`,
        added: (name) => t`${name} is chosen.`,
        removed: (name) => t`${name} is no longer chosen.`,
      }}
    />
  );
}
