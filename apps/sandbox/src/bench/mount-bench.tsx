import './bench.css';
import { createRoot } from 'react-dom/client';
import { Bench } from './bench.tsx';
import type { BenchTools } from './bench-context.ts';

/** Puts the bench beside the frame. */
export function mountBench(element: HTMLElement, tools: BenchTools): void {
  createRoot(element).render(<Bench tools={tools} />);
}
