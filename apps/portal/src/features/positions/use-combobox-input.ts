import { type RefObject, useEffect, useEffectEvent } from 'react';

type Input = RefObject<HTMLInputElement | null>;

interface TypedText {
  /** How long typing has to pause before `onPause` is called, in milliseconds. */
  readonly pauseMs: number;
  /** Called with the text after a pause, and once with the initial text. */
  readonly onPause: (text: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onLeave: () => void;
}

/** Listens to the typing in an input that another component renders. Text that an input method is composing is ignored. */
export function useTypedText(input: Input, { pauseMs, onPause, onKey, onLeave }: TypedText): void {
  const paused = useEffectEvent(onPause);
  const pressed = useEffectEvent(onKey);
  const left = useEffectEvent(onLeave);
  useEffect(() => {
    const box = input.current;
    if (!box) return undefined;
    const later = () => setTimeout(() => paused(box.value), pauseMs);
    let timer = later();
    const follow = (event: Event) => {
      clearTimeout(timer);
      if (!(event instanceof InputEvent && event.isComposing)) timer = later();
    };
    const key = (event: KeyboardEvent) => pressed(event);
    const blur = () => {
      clearTimeout(timer);
      left();
    };
    box.addEventListener('input', follow);
    box.addEventListener('compositionend', follow);
    box.addEventListener('keydown', key);
    box.addEventListener('blur', blur);
    return () => {
      clearTimeout(timer);
      box.removeEventListener('input', follow);
      box.removeEventListener('compositionend', follow);
      box.removeEventListener('keydown', key);
      box.removeEventListener('blur', blur);
    };
  }, [input, pauseMs]);
}

interface ComboboxState {
  readonly isOpen: boolean;
  /** The id of the list box. */
  readonly listBox: string;
  /** The id of the active option; undefined while the input itself is active. */
  readonly option: string | undefined;
}

/** Sets the ARIA state of a combobox's input: which list box it has open, and which option is active. Brings that into view. */
export function useComboboxState(input: Input, { isOpen, listBox, option }: ComboboxState): void {
  useEffect(() => {
    const box = input.current;
    box?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) box?.setAttribute('aria-controls', listBox);
    else box?.removeAttribute('aria-controls');
    if (isOpen && option !== undefined) {
      box?.setAttribute('aria-activedescendant', option);
      document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
    } else box?.removeAttribute('aria-activedescendant');
  }, [input, isOpen, listBox, option]);
  useEffect(() => {
    const box = input.current;
    return () => {
      box?.setAttribute('aria-expanded', 'false');
      box?.removeAttribute('aria-controls');
      box?.removeAttribute('aria-activedescendant');
    };
  }, [input]);
}
