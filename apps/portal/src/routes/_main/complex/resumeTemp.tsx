import { createFileRoute } from '@tanstack/react-router';
import { twinOf } from '../../../core/twin-of.ts';
import { Route as Twin } from '../resumeTemp.tsx';

export const Route = createFileRoute('/_main/complex/resumeTemp')(twinOf(Twin));
