import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../app/not-built-page.tsx';

export const Route = createFileRoute('/_main/evaluationRecord')({ component: NotBuiltPage });
