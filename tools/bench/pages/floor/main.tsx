import { useQuery } from '@tanstack/react-query';
import { mountFloor } from '../mount.tsx';

/** The floor: only a heading, through the query cache. */
function Page() {
  const { data } = useQuery({ queryKey: ['heading'], queryFn: () => 'Careers' });
  return <h1>{data}</h1>;
}

mountFloor(Page);
