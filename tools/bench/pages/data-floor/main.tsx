import { useQuery } from '@tanstack/react-query';
import { mountFloor } from '../mount.tsx';
import { loadContent } from './load-content.ts';

/** The data floor: heading and lines of the configuration, shown when they have arrived. */
function Page() {
  const { data } = useQuery({ queryKey: ['content'], queryFn: loadContent, retry: false });
  if (!data) return null;
  return (
    <>
      <h1>{data.heading}</h1>
      <p>{data.text}</p>
    </>
  );
}

mountFloor(Page);
