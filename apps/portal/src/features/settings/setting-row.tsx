import { Badge } from '@careers/ui';
import { type ReactNode, useId } from 'react';

interface SettingRowProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Its state in a word, and whether it is the wanted one. */
  readonly state: { readonly text: string; readonly good: boolean };
  /** The masked value, if there is one. */
  readonly value?: string | undefined;
  /** What it is good for, or why it has to stay. */
  readonly hint?: string | undefined;
  /** Its buttons, named after the row and explained by the hint. */
  readonly actions: (ids: { readonly label: string; readonly hint: string | undefined }) => ReactNode;
}

/** One setting: what it is, how it stands, and what can be done about it. */
export function SettingRow({ icon, label, state, value, hint, actions }: SettingRowProps) {
  const id = useId();
  const ids = { label: `${id}-label`, hint: hint && `${id}-hint` };
  return (
    <li className="flex gap-4 border-b border-border py-4 last:border-0">
      <span className="mt-1 shrink-0 text-muted">{icon}</span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-56">
          <p className="flex flex-wrap items-center gap-x-3">
            <span id={ids.label} className="font-medium">
              {label}
            </span>
            <Badge tone={state.good ? 'success' : 'neutral'}>{state.text}</Badge>
          </p>
          {value && <p className="tabular mt-1 wrap-anywhere">{value}</p>}
          {hint && (
            <p id={ids.hint} className="mt-1 text-sm text-muted">
              {hint}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">{actions(ids)}</div>
      </div>
    </li>
  );
}
