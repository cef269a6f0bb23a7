import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Receipt } from '../../core/receipt.tsx';

interface LinkReceiptProps {
  /** What was done by the link. */
  readonly title: string;
  /** What it was about, if the page below does not say so. */
  readonly about?: readonly ReactNode[];
  readonly at: string;
  /** The name of the person who has it now; absent if the content says what happens next. */
  readonly takenBy?: string;
  /** Whether the person will hear from the company again. */
  readonly goesOn?: boolean;
  /** What was sent, and what to do next. */
  readonly children?: ReactNode;
}

/** The receipt on a page by link, above the rest of the page: what was done, and what happens next. */
export function LinkReceipt({ takenBy: name, goesOn = false, children, ...props }: LinkReceiptProps) {
  const { t } = useLingui();
  return (
    <Receipt {...props} className="mb-6">
      {name && (
        <p className="mb-4 text-balance text-muted last:mb-0">
          {goesOn
            ? t`${name} has it now, and will write to you when there is news.`
            : t`${name} has it now. There is nothing left for you to do.`}
        </p>
      )}
      {children}
    </Receipt>
  );
}
