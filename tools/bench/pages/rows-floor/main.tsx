import { useQuery } from '@tanstack/react-query';
import type { FloorConfig } from '../ask-gateway.ts';
import { loadContent } from '../data-floor/load-content.ts';
import { mountFloor } from '../mount.tsx';
import { loadRows } from './load-rows.ts';

/**
 * The rows floor: heading and search box when the configuration has arrived, which says that there are a search and a list of
 * positions; then the rows of that list.
 */
function Page() {
  const { data } = useQuery({ queryKey: ['content'], queryFn: loadContent, retry: false });
  if (!data) return null;
  return (
    <main>
      <h1>{data.heading}</h1>
      <p>{data.text}</p>
      <input type="search" aria-label="Search positions" />
      <Rows config={data.config} />
    </main>
  );
}

function Rows({ config }: { readonly config: FloorConfig }) {
  const { data } = useQuery({ queryKey: ['rows'], queryFn: () => loadRows(config), retry: false });
  return data?.map(({ id, post, workPlace, education, workYears, numberRecruits, publishDate }) => (
    <article key={id}>
      <h3>
        <a href={`#/RecruitDetail?id=${id}`}>{post}</a>
      </h3>
      <p>
        {workPlace.name} {education.name} {workYears.name} {numberRecruits} {publishDate}
      </p>
    </article>
  ));
}

mountFloor(Page);
