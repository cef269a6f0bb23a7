import { Button, cn, IconButton, TextInput } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { lazy } from '../../../core/parts/lazy.tsx';
import { PartBoundary } from '../../../core/parts/part-boundary.tsx';

/** Fetched when the first letter is typed. */
const Suggestions = lazy(() => import('../suggestions.tsx'));

interface PositionSearchBoxProps {
  /** The current keyword. The box takes over another one, for example after Back; otherwise it keeps what was typed. */
  readonly keyword?: string;
  readonly onSearch: (keyword: string) => void;
  readonly className?: string;
}

/** A search box for positions: Enter or the button searches, the cross empties it, and keywords are suggested. */
export function PositionSearchBox({ keyword = '', onSearch, className }: PositionSearchBoxProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  // An uncontrolled input: typing renders again only when the box becomes empty or not empty.
  const [empty, setEmpty] = useState(keyword === '');
  const [typed, setTyped] = useState(false);
  const followed = useRef(keyword);
  useEffect(() => {
    // Only another keyword replaces the text: somebody may have typed before this effect first runs.
    if (followed.current === keyword) return;
    followed.current = keyword;
    if (input.current) input.current.value = keyword;
    setEmpty(keyword === '');
  }, [keyword]);
  const search = (words: string) => {
    // Also suggestions that are still being loaded: they would cover the results.
    setTyped(false);
    onSearch(words);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(input.current?.value ?? '');
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    setEmpty(true);
    input.current?.focus();
    if (keyword) onSearch('');
  };
  return (
    <search className={cn('block', className)}>
      <form noValidate onSubmit={submit} className="relative flex gap-2">
        <TextInput
          ref={input}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t`Search positions`}
          placeholder={t`Job, company or city`}
          defaultValue={keyword}
          onChange={(event) => {
            setEmpty(event.target.value === '');
            const { nativeEvent } = event;
            if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) setTyped(true);
          }}
          onCompositionEnd={() => setTyped(true)}
          start={<Search size={18} />}
          end={
            !empty && (
              <IconButton label={t`Clear the search box`} onClick={clear} className="text-muted">
                <X size={18} />
              </IconButton>
            )
          }
          className="min-w-0 grow [&_input:placeholder-shown]:pe-2 @max-lg:[&_input]:placeholder:text-sm [&_input::-webkit-search-cancel-button]:hidden"
        />
        <Button type="submit" className="shrink-0">
          {t`Search`}
        </Button>
        {typed && (
          <PartBoundary>
            <Suggestions input={input} onChoose={search} />
          </PartBoundary>
        )}
      </form>
    </search>
  );
}
