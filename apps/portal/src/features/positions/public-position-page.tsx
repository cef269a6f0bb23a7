import { useAppLocation } from '../../core/navigation/app-location.ts';
import { PositionById } from './position-by-id.tsx';
import { PositionUnknown } from './position-unknown.tsx';

/** The public view of one position, for links that are sent around, without links to other positions (section 2). */
export function PublicPositionPage() {
  const { query } = useAppLocation();
  const id = query.id?.trim();
  return id ? <PositionById key={id} id={id} alone /> : <PositionUnknown />;
}
