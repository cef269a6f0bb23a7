/** The process by whose death this one shall end, beside its own parent; `tools/gateway.mjs` names it. */
const STARTER = 'GATEWAY_STARTER';
const LOOK_EVERY_MS = 250;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls once when this process is asked to end; asked a second time, it ends at once. */
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
    // Somebody else's process is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
