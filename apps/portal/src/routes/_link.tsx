import { createFileRoute } from '@tanstack/react-router';
import { Layout } from '../shell/layout.tsx';

/** Pages that a link by mail opens: they stand in the layout until they have a frame of their own. */
export const Route = createFileRoute('/_link')({
  codeSplitGroupings: [],
  staticData: { access: 'link' },
  component: Layout,
});
