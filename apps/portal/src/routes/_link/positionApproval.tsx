import { createFileRoute } from '@tanstack/react-router';
import { notBuilt } from '../../app/not-built.ts';

export const Route = createFileRoute('/_link/positionApproval')({ ...notBuilt });
