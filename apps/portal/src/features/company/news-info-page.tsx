import { useAppLocation } from '../../core/navigation/app-location.ts';
import { NewsArticlePage } from './news-article-page.tsx';
import { NewsListPage } from './news-list-page.tsx';

/** `/complex/newsInfoPage`: one piece of the company's news by its id, or all of them. */
export function NewsInfoPage() {
  // The guard lets nobody in without a company.
  const { comId = '', id } = useAppLocation().query;
  return id ? <NewsArticlePage key={id} comId={comId} id={id} /> : <NewsListPage comId={comId} />;
}
