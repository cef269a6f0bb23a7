import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage } from '../../features/feedback/feedback-page.tsx';

export const Route = createFileRoute('/_main/feedback')({
  beforeLoad: ({ context }) => context.portal.languages.need('feedback', 'forms'),
  component: FeedbackPage,
});
