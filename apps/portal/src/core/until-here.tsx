import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';

/** Told of what somebody below waits for: code, or words. */
type Awaiting = (arrival: Promise<unknown>) => void;

/** What is here already: nobody has to look again for it. */
const fulfilled = new WeakSet<Promise<unknown>>();

const AwaitingContext = createContext<Awaiting>(() => {});

/** For those who suspend on a promise: tells the nearest `UntilHere` of it, which looks again as soon as it is fulfilled. */
export function useAwaiting(): Awaiting {
  return use(AwaitingContext);
}

interface UntilHereProps {
  /** What stands there meanwhile; nothing unless said. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * React's `Suspense`, which shows what was waited for as soon as it is here. Left to itself, React keeps what stands in
 * its place for 300 ms, however soon it comes: so long would the first press on every menu, popover and dialog wait.
 */
export function UntilHere({ fallback, children }: UntilHereProps) {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const [arrivals] = useState(() => new WeakSet<Promise<unknown>>());
  const isMounted = useRef(false);
  const isMissed = useRef(false);
  const [awaiting] = useState<Awaiting>(() => (arrival: Promise<unknown>) => {
    if (fulfilled.has(arrival) || arrivals.has(arrival)) return;
    arrivals.add(arrival);
    const look = () => {
      fulfilled.add(arrival);
      if (isMounted.current) lookAgain();
      else isMissed.current = true;
    };
    // What could not be fetched is thrown where it is waited for.
    arrival.then(look, () => {});
  });
  useLayoutEffect(() => {
    isMounted.current = true;
    if (isMissed.current) lookAgain();
    isMissed.current = false;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (
    <AwaitingContext value={awaiting}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </AwaitingContext>
  );
}
