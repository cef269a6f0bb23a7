import { Worker } from 'node:worker_threads';
import type { Played } from './play/play-case.ts';
import type { Verdict } from './play/play-sabotage.ts';
import type { Spot } from './sabotage.ts';

export type Task =
  | { readonly kind: 'case'; readonly name: string }
  | { readonly kind: 'ways'; readonly ways: readonly (readonly [string, ReadonlySet<Spot>])[] }
  | { readonly kind: 'sabotage'; readonly name: string };

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'case'; readonly name: string; readonly played: Played }
  | { readonly kind: 'verdict'; readonly verdict: Verdict };

/** Threads that each have a server of their own and take the next task when they are done with one. */
export interface Pool {
  /** Gives each task to whoever is free. @throws when a worker breaks. */
  share(tasks: readonly Task[], onAnswer: (answer: Answer) => void): Promise<void>;
  /** Gives a task to each. */
  tellAll(task: Task): Promise<void>;
  close(): Promise<void>;
}

export function createPool(size: number): Pool {
  const workers = Array.from({ length: size }, () => new Worker(new URL('./worker.ts', import.meta.url)));

  function ask(worker: Worker, task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const done = (settle: () => void) => {
        worker.off('message', onMessage).off('error', onError);
        settle();
      };
      const onMessage = (answer: Answer) => done(() => resolve(answer));
      const onError = (error: Error) => done(() => reject(error));
      worker.on('message', onMessage).on('error', onError);
      worker.postMessage(task);
    });
  }

  return {
    async share(tasks, onAnswer) {
      const left = [...tasks];
      await Promise.all(
        workers.map(async (worker) => {
          for (let task = left.shift(); task; task = left.shift()) onAnswer(await ask(worker, task));
        }),
      );
    },
    async tellAll(task) {
      await Promise.all(workers.map((worker) => ask(worker, task)));
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
