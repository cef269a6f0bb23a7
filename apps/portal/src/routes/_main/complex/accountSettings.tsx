import { createFileRoute } from '@tanstack/react-router';
import { twinOf } from '../../../core/twin-of.ts';
import { Route as Twin } from '../accountSettings.tsx';

export const Route = createFileRoute('/_main/complex/accountSettings')(twinOf(Twin));
