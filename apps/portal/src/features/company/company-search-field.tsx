import { IconButton, TextInput } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';

interface CompanySearchFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Called when an input method begins and ends composing; meanwhile the text is not to be searched for. */
  readonly onCompose: (composing: boolean) => void;
  readonly className?: string;
}

/** The search field for companies, which filters while typing. */
export function CompanySearchField({ typed, onType, onCompose, className }: CompanySearchFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <search className={className}>
      <TextInput
        ref={input}
        type="search"
        aria-label={t`Search companies`}
        autoComplete="off"
        maxLength={100}
        placeholder={t`Company name or industry`}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
        start={<Search size={18} />}
        end={
          typed && (
            <IconButton label={t`Clear the search box`} onClick={clear} className="text-muted">
              <X size={18} />
            </IconButton>
          )
        }
        className="[&_input::-webkit-search-cancel-button]:hidden"
      />
    </search>
  );
}
