import { useQuery } from '@tanstack/react-query';
import { mountFloor } from '../mount.tsx';

/** The floor: nothing but a heading, by way of the query cache. */
function Page() {
  const { data } = useQuery({ queryKey: ['heading'], queryFn: () => 'Careers' });
  return <h1>{data}</h1>;
}

mountFloor(Page);
