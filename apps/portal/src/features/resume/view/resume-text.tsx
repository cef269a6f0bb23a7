import type { ResumeContent } from '@careers/gateway/contract';
import { Card, type FactGroup, FactGroups, Heading, InlineFacts, Skeleton } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { AddressFact } from '../../../core/format/address.tsx';
import { countsUnbroken } from '../../../core/format/counts-unbroken.ts';
import { type SheetItem, type SheetSection, sheetDocument } from './sheets/sheet-document.ts';
import type { PhotoUrl } from './use-photo.ts';

interface ResumeTextProps {
  readonly content: ResumeContent;
  readonly photoUrl: PhotoUrl;
}

/** The whole text of the sheets, in one column and in the page's text size. */
export function ResumeText({ content, photoUrl }: ResumeTextProps) {
  const { i18n } = useLingui();
  const { head, sections } = useMemo(() => sheetDocument(content, i18n), [content, i18n]);
  return (
    <Card as="article" data-view="text" className="grid gap-8">
      <header className="flex items-start justify-between gap-4 @max-3xs:flex-wrap">
        <div className="min-w-0">
          <Heading level={2} size="lg">
            {head.name}
          </Heading>
          {head.intention && <p className="mt-1 text-muted">{head.intention}</p>}
        </div>
        {/* The alternative text is empty, as the name is beside the photo. */}
        {photoUrl === null && <Skeleton className="h-28 w-20 shrink-0" />}
        {photoUrl && <img src={photoUrl} alt="" className="h-28 w-20 shrink-0 rounded-sm object-cover" />}
      </header>
      <FactGroups
        groups={[
          {
            items: head.facts.map(({ label, value }) => ({
              term: label,
              value: value.includes('@') ? <AddressFact>{value}</AddressFact> : value,
            })),
          },
          ...sections.map(groupOf),
        ]}
      />
    </Card>
  );
}

/** A section in the grid that the facts of all sections share. */
function groupOf({ title, kind, items }: SheetSection): FactGroup {
  const heading = (
    <Heading level={3} size="sm" className="mt-2 border-t border-border pt-6">
      {title}
    </Heading>
  );
  return kind === 'facts'
    ? { heading, items: items.map((item) => ({ term: item.title, value: item.details[0] })) }
    : { heading, content: <SectionContent kind={kind} items={items} /> };
}

function SectionContent({ kind, items }: Pick<SheetSection, 'kind' | 'items'>) {
  if (kind === 'lines' || kind === 'files')
    return (
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={item.key}>
            <InlineFacts items={[item.title, ...item.details]} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className="grid gap-6">
      {items.map((item) => (
        <Entry key={item.key} item={item} />
      ))}
    </div>
  );
}

function Entry({ item: { title, details, period, text } }: { readonly item: SheetItem }) {
  return (
    <div>
      {title && (
        <Heading level={4} size="sm">
          {title}
        </Heading>
      )}
      {details.length > 0 && <InlineFacts items={details} />}
      {period && <p className="tabular text-sm text-muted">{period}</p>}
      {text && <p className="mt-2 whitespace-pre-line first:mt-0">{countsUnbroken(text)}</p>}
    </div>
  );
}
