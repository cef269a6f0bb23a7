import {
  type ComponentType,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  Suspense,
  useState,
} from 'react';

interface TriggerProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
}

/** What a part that floats over the page gets from `OnDemand`. */
export interface OnDemandPart {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button that it belongs to; rendered by the part, so that it can tie the two together. */
  readonly trigger: ReactElement<TriggerProps>;
}

interface OnDemandProps<Props> {
  readonly trigger: ReactElement<TriggerProps>;
  /** A `lazy` component: its code is fetched when the button is first pressed. */
  readonly part: ComponentType<OnDemandPart & Props>;
  readonly props: Props;
  /** For a menu that opens on hover: it is fetched, and put in place of the button, when a pointer comes. */
  readonly onHover?: boolean;
}

/** Keeps menus, popovers and dialogs out of the first load: until then there is only their button. */
export function OnDemand<Props extends object>({
  trigger,
  part: Part,
  props,
  onHover = false,
}: OnDemandProps<Props>): ReactNode {
  const [needed, setNeeded] = useState(false);
  const [open, setOpen] = useState(false);
  const waiting = cloneElement(trigger, {
    onClick: () => {
      setNeeded(true);
      setOpen(true);
    },
    // Otherwise the button stays the same until it is pressed: one that is swapped in mid-press loses the press.
    ...(onHover ? { onPointerEnter: () => setNeeded(true) } : {}),
  });
  if (!needed) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Part {...props} open={open} onOpenChange={setOpen} trigger={trigger} />
    </Suspense>
  );
}
