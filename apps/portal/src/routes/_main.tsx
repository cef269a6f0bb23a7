import { createFileRoute } from '@tanstack/react-router';
import { Layout } from '../features/site/layout.tsx';

export const Route = createFileRoute('/_main')({ component: Layout });
