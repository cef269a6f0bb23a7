import { createFileRoute } from '@tanstack/react-router';
import { twinOf } from '../../../app/twin-of.ts';
import { Route as Twin } from '../RecruitDetail.tsx';

export const Route = createFileRoute('/_main/complex/RecruitDetail')(twinOf(Twin));
