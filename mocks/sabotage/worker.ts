import { parentPort } from 'node:worker_threads';
import { createSuite } from '../contract/index.ts';
import { catalogue } from './catalogue.ts';
import { playCase } from './play/play-case.ts';
import { playSabotage } from './play/play-sabotage.ts';
import { sabotagedServer } from './play/sabotaged-server.ts';
import { nameOf, type Spot } from './sabotage.ts';
import type { Answer, Task } from './worker-messages.ts';

/** One thread of a pool: it plays cases against the sound mock, then sabotages, as it is told. */
const { cases } = createSuite();
const sound = await sabotagedServer();
let ways = new Map<string, ReadonlySet<Spot>>();

async function work(task: Task): Promise<Answer> {
  if (task.kind === 'ways') {
    ways = new Map(task.ways);
    return { kind: 'ready' };
  }
  if (task.kind === 'case') {
    const one = cases.find(({ name }) => name === task.name);
    if (!one) throw new RangeError(`no case ${task.name}`);
    return { kind: 'case', name: task.name, played: await playCase(one, sound.target) };
  }
  const sabotage = catalogue.find((one) => nameOf(one) === task.name);
  if (!sabotage) throw new RangeError(`no sabotage ${task.name}`);
  return { kind: 'verdict', verdict: await playSabotage(sabotage, { cases, ways, open: sabotagedServer }) };
}

parentPort?.on('message', (task: Task) => {
  // An error here ends the worker, and with it the run: no verdict is better than a wrong one.
  void work(task).then((answer) => parentPort?.postMessage(answer));
});
