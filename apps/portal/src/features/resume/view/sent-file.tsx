import type { FileRef, ResumeContent } from '@careers/gateway/contract';
import { Card, Facts, Heading } from '@careers/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { FileSource } from './fetch-file.ts';
import { ResumeFiles } from './resume-files.tsx';
import { sheetDocument } from './sheets/sheet-document.ts';

/** Whether a resume contains only the name and contacts, as when a file was sent instead of it. */
export function hasNoSections(content: ResumeContent, i18n: I18n): boolean {
  return sheetDocument(content, i18n).sections.length === 0;
}

interface SentFileProps {
  readonly content: ResumeContent;
  readonly file: FileRef;
  readonly source: FileSource;
}

/** An application by file: the name and contacts, and the file. Sheets would show nothing but a name. */
export function SentFile({ content, file, source }: SentFileProps) {
  const { t, i18n } = useLingui();
  const { name, facts } = sheetDocument(content, i18n).head;
  const { attachments, video } = content;
  return (
    <Card as="section" aria-label={name}>
      <Heading level={2} size="md">
        {name}
      </Heading>
      <p className="mt-1 mb-6 text-muted">{t`Applied with a file of their own.`}</p>
      <Facts columns={2} items={facts.map(({ label, value }) => ({ term: label, value }))} />
      <ResumeFiles content={{ attachments: [file, ...attachments], video }} source={source} />
    </Card>
  );
}
