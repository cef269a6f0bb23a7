/** The process that started this one, beside its parent: this one ends when it ends. `tools/keep.mjs` sets it. */
const STARTER = 'SERVER_STARTER';
const LOOK_EVERY_MS = 250;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls `end` when this process is asked to end for the first time; asked again, it ends at once. */
export function whenAskedToEnd(end: () => void): void {
  let asked = false;
  const once = () => {
    if (asked) return;
    asked = true;
    clearInterval(looking);
    for (const signal of signals) process.off(signal, once);
    end();
  };
  for (const signal of signals) process.once(signal, once);
  const starter = Number(process.env[STARTER]);
  const looking = starter > 0 ? setInterval(() => isAlive(starter) || once(), LOOK_EVERY_MS) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
