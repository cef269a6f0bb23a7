import { useQuery } from '@tanstack/react-query';
import { mountFloor } from '../mount.tsx';
import { loadOffer } from './load-offer.ts';

/** The data floor of an offer, whose content is shown when it has arrived. */
function Page() {
  const { data } = useQuery({ queryKey: ['offer'], queryFn: loadOffer, retry: false });
  if (!data) return null;
  return (
    <div data-state="open">
      <h1>{data.heading}</h1>
      <p>{data.text}</p>
    </div>
  );
}

mountFloor(Page);
