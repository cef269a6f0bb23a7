import { createFileRoute } from '@tanstack/react-router';
import { Layout } from '../features/site/index.ts';

export const Route = createFileRoute('/_main')({ component: Layout });
