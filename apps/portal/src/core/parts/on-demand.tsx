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
  /** Stands in for the button, which is on the page already: the part renders it as the trigger that it is anchored to. */
  readonly trigger: ReactElement<TriggerProps>;
}

/** Of a menu also this, since a key opens it at its first item. */
export interface OnDemandMenu extends OnDemandPart {
  /** Whether the press that opened it, before it was here, was one of a key. */
  readonly openedByKey: boolean;
}

interface OnDemandProps<Props> {
  /** A button; the part decides what a press does. */
  readonly trigger: ReactElement<TriggerProps>;
  /** A `lazy` component: its code is fetched when the button is first pressed. */
  readonly part: ComponentType<OnDemandMenu & Props>;
  readonly props: Props;
  /** For a menu that opens on hover: it is fetched when a pointer enters the button. */
  readonly onHover?: boolean;
}

/** What was asked of the current part; with another part the button starts over. */
interface Intent {
  readonly part: unknown;
  readonly open: boolean;
  readonly openedByKey: boolean;
  readonly attempt: number;
  readonly failure?: { readonly error: unknown };
}

type Press = PointerEvent<HTMLButtonElement> | KeyboardEvent<HTMLButtonElement>;

/**
 * Keeps menus, popovers and dialogs out of the first load: only their button is rendered until it is pressed. The same button
 * element stays when the part arrives, so that no press is lost between pointer down and up. A part that cannot be fetched says
 * so beside its button, and the next press tries again. Whatever is open closes when the page changes: otherwise the browser's
 * back button would change pages unseen behind an open menu.
 */
export function OnDemand<Props extends object>({
  trigger,
  part: Part,
  props,
  onHover = false,
}: OnDemandProps<Props>): ReactNode {
  const [intent, setIntent] = useState<Intent>();
  /** The attributes that the part sets on the button; none until it is here. */
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
        // The pointer entered before the part was here.
        if (arrived && resting.current && !early.current) given.onPointerEnter?.(resting.current);
      },
      takeBack: () => {
        behaviour.current = undefined;
        setLent(undefined);
      },
    }),
    [],
  );

  function want(opened: boolean, byKey = false): void {
    setIntent((before) => {
      const known =
        before?.part === Part ? before : { part: Part, open: false, openedByKey: false, attempt: 0 };
      return known.failure
        ? { part: Part, open: opened, openedByKey: byKey, attempt: known.attempt + 1 }
        : { ...known, open: known.open || opened, openedByKey: known.openedByKey || byKey };
    });
  }
  const change = (next: boolean) =>
    setIntent((before) => (before?.part === Part ? { ...before, open: next, openedByKey: false } : before));
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
      // The click that a key causes has no detail: no button of a mouse was pressed.
      if (early.current || !behaviour.current) want(true, event.detail === 0);
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
            openedByKey={current.openedByKey}
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
