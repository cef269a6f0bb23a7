import type { ResumeImprovementReceipt } from '@careers/gateway/contract';
import { Card, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { formatInstant } from '../../../core/format.ts';
import { resumeRows } from '../model/sections/registry.ts';

/** What was handed in, when, and who reads it. Takes the focus where it replaces the form. */
export function ImproveReceipt({
  receipt,
  title,
}: {
  readonly receipt: ResumeImprovementReceipt;
  readonly title: string;
}) {
  const { t, i18n } = useLingui();
  const { improvedAt, handedIn, position, askedBy } = receipt;
  const { name } = askedBy;
  const { post } = position;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Card padding="lg">
      <CircleCheck size={32} className="mb-3 text-success" />
      <Heading ref={heading} tabIndex={-1} level={2} size="md" className="outline-none">
        {title}
      </Heading>
      <p className="tabular mt-1 text-sm text-muted">
        <time dateTime={improvedAt}>{formatInstant(improvedAt, i18n.locale)}</time>
      </p>
      <p className="mt-4">{t`${name} reads it with your application for “${post}”. What you have sent:`}</p>
      <ul className="mt-2 list-disc ps-5">
        {handedIn.map((section) => (
          <li key={section}>{i18n._(resumeRows[section].name)}</li>
        ))}
      </ul>
    </Card>
  );
}
