import {
  type AriaAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  useLayoutEffect,
} from 'react';

/** The event handlers that a menu, popover or dialog gives its trigger. */
export interface TriggerBehaviour {
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  readonly onPointerDown?: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onPointerEnter?: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onPointerLeave?: (event: PointerEvent<HTMLButtonElement>) => void;
}

/** The attributes that it gives its trigger. */
export type TriggerAttributes = Pick<AriaAttributes, 'aria-expanded' | 'aria-controls' | 'aria-haspopup'> & {
  readonly id?: string;
  readonly 'data-state'?: string;
};

/** The button that is on the page already; a part lends it the handlers and attributes of its trigger. */
export interface StandingTrigger {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly lend: (behaviour: TriggerBehaviour, attributes: TriggerAttributes) => void;
  readonly takeBack: () => void;
}

type TriggerStandInProps = TriggerBehaviour &
  TriggerAttributes & {
    readonly standing: StandingTrigger;
    readonly ref?: Ref<HTMLButtonElement>;
  };

/** Renders nothing where a part puts its trigger, and hands the trigger's props to the button that is on the page already. */
export function TriggerStandIn({ standing, ref, ...given }: TriggerStandInProps) {
  useLayoutEffect(() => {
    const { id, 'aria-expanded': expanded, 'aria-controls': controls, 'aria-haspopup': popup } = given;
    standing.lend(given, {
      id,
      'aria-expanded': expanded,
      'aria-controls': controls,
      'aria-haspopup': popup,
      'data-state': given['data-state'],
    });
  });
  useLayoutEffect(() => standing.takeBack, [standing]);
  useLayoutEffect(() => {
    if (!ref) return undefined;
    const button = standing.button.current;
    if (typeof ref !== 'function') {
      ref.current = button;
      return undefined;
    }
    const detach = ref(button);
    return typeof detach === 'function' ? detach : () => void ref(null);
  }, [ref, standing]);
  return null;
}
