import { IconButton } from '@careers/ui';
import type { CaptchaLabels } from '../labels.ts';
import type { AttemptState } from './attempt.ts';
import { Icon } from './icon.tsx';

/** `aria-disabled` keeps the focus where `disabled` would drop it, and looks the same. */
export const IDLE = 'aria-disabled:cursor-default aria-disabled:opacity-50';

interface RefreshButtonProps {
  readonly state: AttemptState;
  readonly labels: CaptchaLabels;
  readonly onRefresh: () => void;
}

/** Asks for another challenge, at any time before a success. */
export function RefreshButton({ state, labels, onRefresh }: RefreshButtonProps) {
  return (
    <IconButton
      label={labels.refresh}
      className={IDLE}
      aria-disabled={state.kind === 'success'}
      onClick={onRefresh}
    >
      <Icon name="refresh" />
    </IconButton>
  );
}
