import { Card, Heading, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatInstant } from './format/format.ts';

interface ReceiptProps {
  /** What was done. */
  readonly title: string;
  /** What it is about: a position, its company. */
  readonly about?: readonly ReactNode[];
  /** When, an instant. */
  readonly at?: string;
  /** False on a page that opens with the receipt: there the page's heading has the focus. */
  readonly takesFocus?: boolean;
  /** What was sent, what happens next, and links. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** What was done, with what and when (decision 0124). Takes the focus, since the form that it replaces is gone. */
export function Receipt({ title, about = [], at, takesFocus = true, children, className }: ReceiptProps) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' }); // WebKit may fail to (decision 0186)
  }, [takesFocus]);
  return (
    <Card padding="lg" className={className}>
      <CircleCheck size={32} className="mb-3 text-success" />
      <Heading ref={heading} tabIndex={-1} level={2} size="md" className="scroll-mt-18 outline-none">
        {title}
      </Heading>
      {about.length > 0 && <InlineFacts items={about} className="mt-1 text-muted" />}
      {at !== undefined && (
        <p className="tabular mt-1 text-sm text-muted">
          <time dateTime={at}>{formatInstant(at, i18n.locale)}</time>
        </p>
      )}
      <div className="mt-4 empty:hidden">{children}</div>
    </Card>
  );
}
