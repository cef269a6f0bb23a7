import { createFileRoute } from '@tanstack/react-router';
import { Layout } from '../features/site/index.ts';

/** Every page stands in the layout: it comes with the entry. */
export const Route = createFileRoute('/_main')({ codeSplitGroupings: [], component: Layout });
