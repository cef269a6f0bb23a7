import { querySuggestions } from '@careers/gateway/contract';
import { cn, isOfInputMethod } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId, useState } from 'react';
import { methodQuery } from '../../core/calls/method-query.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { useWords } from '../../core/portal/use-words.ts';
import { readKeyword } from './summary/keyword.ts';
import { useComboboxState, useTypedText } from './use-combobox-input.ts';

interface SuggestionsProps {
  /** The search box; its role is `combobox`. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onChoose: (word: string) => void;
}

/** How long typing has to pause before suggestions are fetched, in milliseconds. */
const PAUSE_MS = 150;
const NONE = -1;
const optionId = (list: string, place: number) => `${list}-${place}`;

/**
 * The list box of an ARIA combobox, with suggested keywords. The focus stays in the input: arrow keys move through the list, Enter
 * takes a word, Escape closes. Text that an input method is composing is ignored. If the call fails there is no list, and the search
 * works without it. A search closes the list; typing opens it again.
 */
export default function Suggestions({ input, onChoose }: SuggestionsProps) {
  useWords('positions');
  const { t } = useLingui();
  const portal = usePortal();
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const [wanted, setWanted] = useState(true);
  const [active, setActive] = useState(NONE);
  const { data: words = [] } = useQuery({
    ...methodQuery(portal, querySuggestions, { keyword }),
    enabled: keyword !== '',
    placeholderData: (previous) => previous,
  });
  const open = wanted && keyword !== '' && words.length > 0;

  function close(): void {
    setWanted(false);
    setActive(NONE);
  }
  function choose(word: string): void {
    if (input.current) input.current.value = word;
    onChoose(word);
  }

  function suggestFor(text: string): void {
    setKeyword(readKeyword(text));
    setWanted(true);
    setActive(NONE);
  }
  function press(event: KeyboardEvent): void {
    if (isOfInputMethod(event) || !open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const word = words[active];
    if (step) {
      // One more than there are words: between the last and the first word the input itself is active.
      const places = words.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && word !== undefined) choose(word);
    else if (event.key === 'Escape') close();
    else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  }

  useTypedText(input, { pauseMs: PAUSE_MS, onPause: suggestFor, onKey: press, onLeave: close });
  useComboboxState(input, {
    isOpen: open,
    listBox: id,
    option: active === NONE ? undefined : optionId(id, active),
  });

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {open && t`${plural({ count: words.length }, { one: '# suggestion', other: '# suggestions' })}`}
      </p>
      {open && <SuggestionList id={id} words={words} active={active} onChoose={choose} />}
    </>
  );
}

interface SuggestionListProps {
  readonly id: string;
  readonly words: readonly string[];
  /** The index of the word that Enter takes; NONE for the text in the box. */
  readonly active: number;
  readonly onChoose: (word: string) => void;
}

function SuggestionList({ id, words, active, onChoose }: SuggestionListProps) {
  const { t } = useLingui();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t`Suggestions`}
      className="absolute inset-x-0 top-full z-20 mt-2 max-h-88 overflow-y-auto overscroll-contain rounded-md border border-border bg-surface-raised py-2 shadow-floating"
    >
      {words.map((word, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the box, whose keys walk the list
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, whose keys walk the list
        <div
          key={word}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(word)}
          className={cn(
            'flex min-h-11 cursor-pointer items-center px-4 hover:bg-surface-hover',
            place === active && 'bg-surface-hover outline-2 -outline-offset-2 outline-brand-700',
          )}
        >
          {word}
        </div>
      ))}
    </div>
  );
}
