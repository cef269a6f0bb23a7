import { createFileRoute } from '@tanstack/react-router';
import { NewsInfoPage } from '../../../features/company/news-info-page.tsx';

export const Route = createFileRoute('/_main/complex/newsInfoPage')({
  beforeLoad: ({ context }) => context.portal.languages.need('company'),
  component: NewsInfoPage,
});
