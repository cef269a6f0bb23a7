import { createFileRoute } from '@tanstack/react-router';
import { twinOf } from '../../../core/twin-of.ts';
import { Route as Twin } from '../resumeSucc.tsx';

export const Route = createFileRoute('/_main/complex/resumeSucc')(twinOf(Twin));
