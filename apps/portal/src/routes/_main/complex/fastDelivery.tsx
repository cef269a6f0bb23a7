import { createFileRoute } from '@tanstack/react-router';
import { twinOf } from '../../../core/twin-of.ts';
import { Route as Twin } from '../fastDelivery.tsx';

export const Route = createFileRoute('/_main/complex/fastDelivery')(twinOf(Twin));
