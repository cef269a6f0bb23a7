import { Badge, Skeleton, TitleText } from '@careers/ui';
import { type ReactNode, useId } from 'react';

const row = 'flex gap-4 border-b border-border py-4 last:border-0';
const parts = 'flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-4';

interface SettingRowProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Its state in a word, and whether that is the desired one. */
  readonly state: { readonly text: string; readonly good: boolean };
  /** The masked value, if there is one. */
  readonly value?: string | undefined;
  /** What it is for, or why it cannot be removed. */
  readonly hint?: string | undefined;
  /** Its buttons, which are labelled by the row's name and described by the hint. */
  readonly actions: (ids: { readonly label: string; readonly hint: string | undefined }) => ReactNode;
}

/** One setting: its name, state and value, and its buttons. */
export function SettingRow({ icon, label, state, value, hint, actions }: SettingRowProps) {
  const id = useId();
  const ids = { label: `${id}-label`, hint: hint && `${id}-hint` };
  return (
    <li className={row}>
      <span className="mt-2 shrink-0 text-muted">{icon}</span>
      <div className={parts}>
        <div className="min-w-0 grow basis-56">
          {/* As high as the buttons, so that it is aligned with the icon whether or not more lines follow. */}
          <p className="flex min-h-9 flex-wrap items-center gap-x-3">
            <span id={ids.label} className="heading">
              {label}
            </span>
            <Badge tone={state.good ? 'success' : 'neutral'}>{state.text}</Badge>
          </p>
          {value && <p className="tabular">{value}</p>}
          {hint && (
            <p id={ids.hint} className="mt-1 text-sm text-balance text-muted">
              <TitleText>{hint}</TitleText>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">{actions(ids)}</div>
      </div>
    </li>
  );
}

/** The skeleton of a setting. */
export function SettingRowSkeleton({ value = false }: { readonly value?: boolean }) {
  return (
    <div className={row}>
      <Skeleton className="mt-2 size-5 shrink-0" />
      <div className={parts}>
        <div className="flex min-w-0 grow basis-56 flex-col">
          <div className="flex h-9 items-center">
            <Skeleton className="h-4 w-24" />
          </div>
          {value && (
            <div className="flex h-[1lh] items-center">
              <Skeleton className="h-4 w-40" />
            </div>
          )}
        </div>
        <Skeleton className="h-9 w-24 rounded-md!" />
      </div>
    </div>
  );
}
