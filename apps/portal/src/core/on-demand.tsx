import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { PartNotice } from './part-notice.tsx';
import {
  type StandingTrigger,
  type TriggerAttributes,
  type TriggerBehaviour,
  TriggerStandIn,
} from './trigger-stand-in.tsx';
import { usePageLeft } from './use-page-left.ts';

interface TriggerHandlers extends Omit<TriggerBehaviour, 'onPointerEnter'> {
  readonly onPointerOver: (event: PointerEvent<HTMLButtonElement>) => void;
}

interface TriggerProps extends Partial<TriggerHandlers>, TriggerAttributes {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-busy'?: boolean;
  readonly 'data-fetching'?: string;
}

/** What a part that floats over the page gets from `OnDemand`. */
export interface OnDemandPart {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What it takes for its button, to tie the two together; the button itself is there already, and stays. */
  readonly trigger: ReactElement<TriggerProps>;
}

interface OnDemandProps<Props> {
  /** A button; what happens when it is pressed is the part's matter. */
  readonly trigger: ReactElement<TriggerProps>;
  /** A `lazy` component: its code is fetched when the button is first pressed. */
  readonly part: ComponentType<OnDemandPart & Props>;
  readonly props: Props;
  /** For a menu that opens on hover: it is fetched when a pointer comes. */
  readonly onHover?: boolean;
}

/** What is wanted of one part; a button that is given another part begins anew. */
interface Intent {
  readonly part: unknown;
  readonly open: boolean;
  readonly attempt: number;
  readonly failure?: { readonly error: unknown };
}

type Press = PointerEvent<HTMLButtonElement> | KeyboardEvent<HTMLButtonElement>;

/**
 * Keeps menus, popovers and dialogs out of the first load: until then there is only their button. It is one button
 * from first to last: nothing takes its place when the part arrives, so that no press is lost between down and up.
 * A part that cannot be fetched fails beside its button, and is tried again with the next press. What is open goes with the
 * page that it was opened on: behind a menu of the header, the way back would lead from page to page unseen.
 */
export function OnDemand<Props extends object>({
  trigger,
  part: Part,
  props,
  onHover = false,
}: OnDemandProps<Props>): ReactNode {
  const [intent, setIntent] = useState<Intent>();
  /** What the part says through the button; nothing until it is here. */
  const [lent, setLent] = useState<TriggerAttributes>();
  usePageLeft(() => setIntent(undefined));
  const current = intent?.part === Part ? intent : undefined;
  const open = current?.open ?? false;
  const button = useRef<HTMLButtonElement>(null);
  const behaviour = useRef<TriggerBehaviour>(undefined);
  /** Whether the press under way began before the part was here: then it opens the part. */
  const early = useRef(false);
  const resting = useRef<PointerEvent<HTMLButtonElement>>(undefined);
  const standing = useMemo<StandingTrigger>(
    () => ({
      button,
      lend: (given, attributes) => {
        const arrived = !behaviour.current;
        behaviour.current = given;
        setLent((before) => (JSON.stringify(before) === JSON.stringify(attributes) ? before : attributes));
        // The pointer was here before the part.
        if (arrived && resting.current && !early.current) given.onPointerEnter?.(resting.current);
      },
      takeBack: () => {
        behaviour.current = undefined;
        setLent(undefined);
      },
    }),
    [],
  );

  function want(opened: boolean): void {
    setIntent((before) => {
      const known = before?.part === Part ? before : { part: Part, open: false, attempt: 0 };
      return known.failure
        ? { part: Part, open: opened, attempt: known.attempt + 1 }
        : { ...known, open: known.open || opened };
    });
  }
  const change = (next: boolean) =>
    setIntent((before) => (before?.part === Part ? { ...before, open: next } : before));
  const fail = (error: unknown) =>
    setIntent((before) => (before?.part === Part ? { ...before, failure: { error } } : before));

  function begin<Event extends Press>(event: Event, go: ((event: Event) => void) | undefined): void {
    early.current = !behaviour.current;
    go?.(event);
  }
  const handlers: TriggerHandlers = {
    onPointerDown: (event) => begin(event, behaviour.current?.onPointerDown),
    onKeyDown: (event) => begin(event, behaviour.current?.onKeyDown),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (early.current || !behaviour.current) want(true);
      else behaviour.current.onClick?.(event);
      early.current = false;
    },
    // React hears of no `pointerenter` when what was under the pointer before has left the page meanwhile.
    onPointerOver: (event: PointerEvent<HTMLButtonElement>) => {
      if (resting.current) return;
      resting.current = event;
      if (onHover) want(false);
      behaviour.current?.onPointerEnter?.(event);
    },
    onPointerLeave: (event) => {
      resting.current = undefined;
      behaviour.current?.onPointerLeave?.(event);
    },
  };
  const fetching = open && !lent && !current?.failure;
  return (
    <>
      {cloneElement<TriggerProps>(trigger, {
        ...lent,
        ...trigger.props,
        ...handlers,
        ref: button,
        ...(fetching ? { 'data-fetching': '', 'aria-busy': true } : {}),
      })}
      {current && (
        <PartBoundary again={current.attempt} onFailed={fail}>
          <Part
            {...props}
            open={open}
            onOpenChange={change}
            trigger={<TriggerStandIn standing={standing} />}
          />
        </PartBoundary>
      )}
      {open && current?.failure && (
        <PartNotice
          button={button}
          error={current.failure.error}
          onRetry={() => want(true)}
          onClose={() => change(false)}
        />
      )}
    </>
  );
}
