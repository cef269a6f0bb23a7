import type { ResumeView } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { sheetDocument } from './sheets/sheet-document.ts';
import { sheetColumns } from './sheets/sheet-units.tsx';
import { sheetTemplate } from './sheets/templates.ts';
import { unitsOfFirst } from './sheets/units-of-first.ts';
import { useSheetPages } from './sheets/use-sheet-pages.ts';
import { useSheetScale } from './sheets/use-sheet-scale.ts';
import { useSheetStyles } from './sheets/use-sheet-styles.ts';
import type { PhotoUrl } from './use-photo.ts';

interface ResumeSheetsProps {
  readonly view: ResumeView;
  readonly photoUrl?: PhotoUrl;
  /** Whether these sheets are printed, in which case nothing else of the page is. */
  readonly printed?: boolean;
  /** Shows at most this many sheets, as in a list of templates. */
  readonly atMost?: number;
}

/**
 * A resume on A4 sheets in its template: scaled to the available width on screen, and in full size on paper. What is
 * printed is what is shown (decision 0060).
 */
export function ResumeSheets({ view, photoUrl, printed = true, atMost }: ResumeSheetsProps) {
  const { t, i18n } = useLingui();
  const { templateId, content } = view;
  useSheetStyles();
  const template = sheetTemplate(templateId);
  const columns = useMemo(() => {
    const { main, aside } = sheetColumns(sheetDocument(content, i18n), template, photoUrl);
    return { main: unitsOfFirst(main, atMost), aside: unitsOfFirst(aside, atMost) };
  }, [content, i18n, template, photoUrl, atMost]);
  const { main, aside, pages } = useSheetPages(columns);
  const { frame, style } = useSheetScale();
  const shown = pages?.slice(0, atMost);
  const look = `rs-sheet rs-${template.id}`;
  const hasAside = columns.aside.length > 0;
  return (
    <div className="rs" ref={frame} style={style}>
      <div className="rs-measure" aria-hidden inert>
        <div className={look}>
          <div className="rs-main" ref={main}>
            {columns.main.map(({ render, text = '' }) => render(text))}
          </div>
          {hasAside && (
            <div className="rs-aside" ref={aside}>
              {columns.aside.map(({ render, text = '' }) => render(text))}
            </div>
          )}
        </div>
      </div>
      <div className="rs-sheets" {...(printed ? { 'data-printed': '' } : {})}>
        {shown?.map((page, at) => {
          const number = at + 1;
          const count = pages?.length ?? 0;
          return (
            // A sheet has no other identity than its position.
            <div className="rs-frame" key={at}>
              <section className={look} aria-label={t`Page ${number} of ${count}`}>
                <div className="rs-main">{page.main.map(({ unit, text }) => unit.render(text))}</div>
                {hasAside && (
                  <div className="rs-aside">{page.aside.map(({ unit, text }) => unit.render(text))}</div>
                )}
                {/* Where only the first sheets are laid out, nobody knows how many there are. */}
                {count > 1 && atMost === undefined && (
                  <p className="rs-folio" aria-hidden>
                    {number} / {count}
                  </p>
                )}
              </section>
            </div>
          );
        })}
      </div>
    </div>
  );
}
