import { cn } from '@careers/ui';
import { type PasswordDemand, passwordDemands } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';

/** The rules of a new password, each with whether it is met; follows the typing (section 5). */
export function PasswordDemands({ value }: { readonly value: string }) {
  const { t } = useLingui();
  const words: Readonly<Record<PasswordDemand, string>> = {
    length: t`8 to 20 characters`,
    lettersAndDigits: t`Letters and digits only`,
    uppercase: t`An uppercase letter`,
    lowercase: t`A lowercase letter`,
    digit: t`A digit`,
  };
  return (
    // Spans, because it is rendered inside a field's hint, which is a paragraph.
    <span className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-4 gap-y-1">
      {(Object.keys(words) as PasswordDemand[]).map((demand) => {
        const holds = passwordDemands[demand](value);
        return (
          <span
            key={demand}
            data-state={holds ? 'met' : 'open'}
            className={cn('flex items-center gap-1', holds && 'text-success-text')}
          >
            <span className="grid size-4 place-items-center">
              {holds ? <Check size={16} /> : <Circle size={8} strokeWidth={3} />}
            </span>
            {words[demand]}
            {holds && <span className="sr-only"> {t`(met)`}</span>}
          </span>
        );
      })}
    </span>
  );
}
