import './bench.css';
import { followTranslation } from '@careers/ui';
import { createRoot } from 'react-dom/client';
import { Bench } from './bench.tsx';
import type { BenchTools } from './bench-context.ts';
import { keepUsableBesideDialogs } from './beside-dialogs.ts';

/** Puts the bench beside the frame. */
export function mountBench(element: HTMLElement, tools: BenchTools): void {
  followTranslation(element);
  keepUsableBesideDialogs(element);
  createRoot(element).render(<Bench tools={tools} />);
}
