import type { ReactNode } from 'react';
import { Receipt } from '../../core/receipt.tsx';

interface LinkReceiptProps {
  /** What was done by the link. */
  readonly title: string;
  readonly at: string;
  /** What was said with it, and what follows. */
  readonly children?: ReactNode;
}

/** What was done by a link, and when; the rest of the page stands below. */
export function LinkReceipt(props: LinkReceiptProps) {
  return <Receipt {...props} className="mb-6" />;
}
