import { useEffect, useState } from 'react';
import { useBench } from './bench-context.ts';
import { worldTime } from './world-time.ts';

const SECOND_MS = 1000;

/** The time of the world, in its zone. It runs on. */
export function WorldClock() {
  const { clock } = useBench().running.world;
  const [, setNow] = useState(clock.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(clock.now()), SECOND_MS);
    return () => clearInterval(ticking);
  }, [clock]);
  return (
    <>
      <time>{worldTime(clock.now(), 'second')}</time> UTC+8
    </>
  );
}
