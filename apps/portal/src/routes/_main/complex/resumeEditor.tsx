import { createFileRoute } from '@tanstack/react-router';
import { twinOf } from '../../../core/twin-of.ts';
import { Route as Twin } from '../resumeEditor.tsx';

export const Route = createFileRoute('/_main/complex/resumeEditor')(twinOf(Twin));
