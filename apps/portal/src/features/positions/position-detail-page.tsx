import { usePlaceInApp } from '../../core/place-in-app.ts';
import { PositionById } from './position-by-id.tsx';
import { PositionUnknown } from './position-unknown.tsx';

/** One position, by the id in the address (section 2). */
export function PositionDetailPage() {
  const { query } = usePlaceInApp();
  const id = query.id?.trim();
  return id ? <PositionById key={id} id={id} /> : <PositionUnknown />;
}
