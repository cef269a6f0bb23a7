import { Card, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatInstant } from '../../core/format.ts';

interface LinkReceiptProps {
  /** What was done by the link. */
  readonly title: string;
  readonly at: string;
  /** What was said with it, and what follows. */
  readonly children?: ReactNode;
}

/** What was done by a link, and when. Takes the focus where it replaces the form. */
export function LinkReceipt({ title, at, children }: LinkReceiptProps) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Card padding="lg" className="mb-6">
      <CircleCheck size={32} className="mb-3 text-success" />
      <Heading ref={heading} tabIndex={-1} level={2} size="md" className="outline-none">
        {title}
      </Heading>
      <p className="tabular mt-1 text-sm text-muted">
        <time dateTime={at}>{formatInstant(at, i18n.locale)}</time>
      </p>
      <div className="mt-4 empty:hidden">{children}</div>
    </Card>
  );
}
