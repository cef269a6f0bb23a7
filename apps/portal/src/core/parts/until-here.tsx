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

/** Called with every promise that a component below suspends on: code, or a catalogue. */
type Awaiting = (arrival: Promise<unknown>) => void;

/** Promises that are settled already: nothing has to render again for them. */
const settled = new WeakSet<Promise<unknown>>();

const AwaitingContext = createContext<Awaiting>(() => {});

/** For components that suspend on a promise: announces it to the nearest `UntilHere`, which renders again as soon as it is settled. */
export function useAwaiting(): Awaiting {
  return use(AwaitingContext);
}

interface UntilHereProps {
  /** Rendered meanwhile; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * `Suspense` that shows its content as soon as it has arrived. React itself keeps the fallback for at least 300 ms, and the first
 * press on every menu, popover and dialog would have to wait that long (decision 0093).
 */
export function UntilHere({ fallback, children }: UntilHereProps) {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const [arrivals] = useState(() => new WeakSet<Promise<unknown>>());
  const isMounted = useRef(false);
  const isMissed = useRef(false);
  const [awaiting] = useState<Awaiting>(() => (arrival: Promise<unknown>) => {
    if (settled.has(arrival) || arrivals.has(arrival)) return;
    arrivals.add(arrival);
    const look = () => {
      settled.add(arrival);
      if (isMounted.current) lookAgain();
      else isMissed.current = true;
    };
    // A failure is thrown by the component that suspends on the promise, when it renders again.
    arrival.then(look, look);
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
