import { createFileRoute } from '@tanstack/react-router';
import { twinOf } from '../../../core/twin-of.ts';
import { Route as Twin } from '../MyResume.tsx';

export const Route = createFileRoute('/_main/complex/MyResume')(twinOf(Twin));
