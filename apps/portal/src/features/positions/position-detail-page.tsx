import { useAppLocation } from '../../core/navigation/app-location.ts';
import { PositionById } from './position-by-id.tsx';
import { PositionUnknown } from './position-unknown.tsx';

export { enterPosition } from './enter-position.ts';

/** One position, by the id in the address (section 2). */
export function PositionDetailPage() {
  const { query } = useAppLocation();
  const id = query.id?.trim();
  return id ? <PositionById key={id} id={id} /> : <PositionUnknown />;
}
