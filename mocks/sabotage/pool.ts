import { Worker } from 'node:worker_threads';
import type { Answer, Task } from './worker-messages.ts';

/** Threads that each have a server of their own, and take the next task when they have finished one. */
export interface Pool {
  /** Gives each task to a free worker. @throws when a worker breaks down */
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
