import { Button, cn, IconButton, TextInput } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type SubmitEvent, useRef, useState } from 'react';

interface PositionSearchBoxProps {
  /** What is searched for now; the box follows it (Back), and otherwise keeps what was typed. */
  readonly keyword?: string;
  readonly onSearch: (keyword: string) => void;
  readonly className?: string;
}

/** One line to search positions by: Enter or the button searches, the cross empties it. */
export function PositionSearchBox({ keyword = '', onSearch, className }: PositionSearchBoxProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(keyword);
  const [followed, setFollowed] = useState(keyword);
  if (followed !== keyword) {
    setFollowed(keyword);
    setTyped(keyword);
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(typed);
  };
  const clear = () => {
    setTyped('');
    input.current?.focus();
    if (keyword) onSearch('');
  };
  return (
    <search className={cn('block', className)}>
      <form onSubmit={submit} className="flex gap-2">
        <TextInput
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t`Search positions`}
          placeholder={t`Position, company, department or city`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          start={<Search size={18} />}
          end={
            typed && (
              <IconButton label={t`Clear the search box`} onClick={clear} className="text-muted">
                <X size={18} />
              </IconButton>
            )
          }
          className="min-w-0 grow [&_input::-webkit-search-cancel-button]:hidden"
        />
        <Button type="submit" className="shrink-0">
          {t`Search`}
        </Button>
      </form>
    </search>
  );
}
