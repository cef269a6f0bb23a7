import type { PositionSummary } from '@careers/gateway/contract';
import { Button, IconButton } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { useCollect } from './use-collect.ts';

interface CollectProps {
  readonly position: Pick<PositionSummary, 'id' | 'post' | 'collected'>;
  readonly className?: string;
}

/** Adds the page's position to the collection, or removes it. */
export function CollectButton({ position, className }: CollectProps) {
  const { t } = useLingui();
  const { collected, pending, toggle } = useCollect(position);
  return (
    <Button
      variant="ghost"
      data-counterpart={position.id}
      aria-pressed={collected}
      pending={pending}
      onClick={toggle}
      icon={<CollectStar collected={collected} />}
      className={className}
    >
      {collected ? t`Saved` : t({ context: 'position', message: 'Save' })}
    </Button>
  );
}

/** The same as an icon in a list, above the card's own link. */
export function CollectStarButton({ position, className }: CollectProps) {
  const { t } = useLingui();
  const { collected, pending, toggle } = useCollect(position);
  const { post } = position;
  return (
    <IconButton
      label={t`Save ${post}`}
      data-counterpart={position.id}
      aria-pressed={collected}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : toggle}
      className={className}
    >
      <CollectStar collected={collected} />
    </IconButton>
  );
}

function CollectStar({ collected }: { readonly collected: boolean }) {
  return (
    <Star
      size={18}
      fill={collected ? 'currentColor' : 'none'}
      className={collected ? 'text-brand-text' : undefined}
    />
  );
}
