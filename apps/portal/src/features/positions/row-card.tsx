import type { PositionSummary } from '@careers/gateway/contract';
import { memo } from 'react';
import { CollectStarButton } from './collect-button.tsx';
import { PositionCard } from './summary/position-card.tsx';

/** A position of the list with a button to collect it; renders again only when the position changes. */
export const RowCard = memo(function RowCard({ position }: { readonly position: PositionSummary }) {
  return (
    <PositionCard
      position={position}
      level={2}
      action={<CollectStarButton position={position} className="relative" />}
    />
  );
});
