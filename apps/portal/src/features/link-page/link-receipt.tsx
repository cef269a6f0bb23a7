import type { ReactNode } from 'react';
import { Receipt } from '../../core/receipt.tsx';

interface LinkReceiptProps {
  /** What was done by the link. */
  readonly title: string;
  readonly at: string;
  /** What was sent, and what happens next. */
  readonly children?: ReactNode;
}

/** The receipt on a page by link, above the rest of the page. */
export function LinkReceipt(props: LinkReceiptProps) {
  return <Receipt {...props} className="mb-6" />;
}
