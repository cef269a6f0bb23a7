import { createFileRoute } from '@tanstack/react-router';
import { twinOf } from '../../../core/twin-of.ts';
import { Route as Twin } from '../RecruitDetail.tsx';

export const Route = createFileRoute('/_main/complex/RecruitDetail')(twinOf(Twin));
