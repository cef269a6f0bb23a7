import type { PositionSummary } from '@careers/gateway/contract';
import { memo } from 'react';
import { CollectStarButton } from './collect-button.tsx';
import { PositionCard } from './summary/position-card.tsx';

/** A position in the list, to be collected from there; drawn again only when the position is another. */
export const RowCard = memo(function RowCard({ position }: { readonly position: PositionSummary }) {
  return (
    <PositionCard
      position={position}
      level={2}
      action={<CollectStarButton position={position} className="relative" />}
    />
  );
});
