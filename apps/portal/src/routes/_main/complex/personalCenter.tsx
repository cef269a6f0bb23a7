import { createFileRoute } from '@tanstack/react-router';
import { twinOf } from '../../../core/twin-of.ts';
import { Route as Twin } from '../personalCenter.tsx';

export const Route = createFileRoute('/_main/complex/personalCenter')(twinOf(Twin));
