import { emptyText, plainColumn, type SiteColumn } from '@careers/mocks';
import { useSiteEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { ChoiceField, LocalizedField, TextField } from './fields.tsx';
import { freeId, replaced } from './lists.ts';
import { Section } from './section.tsx';

const recruitTypes = ['A01', 'A02', 'A03', 'A04', 'A05'] as const;

/** The columns of the header's menu. */
export function ColumnsSection() {
  const { siteId, document, change, texts } = useSiteEditor();
  const { t } = texts;
  const { columns } = document;
  const set = (next: readonly SiteColumn[]) => change({ ...document, columns: [...next] });
  const id = freeId(
    siteId,
    columns.map((column) => column.id),
  );
  return (
    <Section title={t.columns} note={columns.length}>
      <EntryList
        path="columns"
        entries={columns}
        onChange={set}
        name={(_, at) => `${t.column} ${at + 1}`}
        add={
          <button type="button" onClick={() => set([...columns, plainColumn(id, 1, emptyText)])}>
            + {t.column}
          </button>
        }
      >
        {(column, at) => {
          const path = `columns[${at}]`;
          const put = (changes: Partial<SiteColumn>) => set(replaced(columns, at, { ...column, ...changes }));
          return (
            <>
              <LocalizedField
                path={`${path}.columnView`}
                label={t.columnView}
                value={column.columnView}
                onChange={(columnView) => put({ columnView })}
              />
              <ChoiceField
                path={`${path}.columnType`}
                label={t.columnType}
                value={String(column.columnType)}
                options={[
                  ['0', '0 homepage'],
                  ['1', '1 positions'],
                  ['2', '2 external link'],
                  ['3', '3 shared'],
                ]}
                onChange={(type) => put({ columnType: Number(type) })}
              />
              {column.columnType === 2 && (
                <TextField
                  path={`${path}.columnLink`}
                  label={t.columnLink}
                  value={column.columnLink}
                  onChange={(columnLink) => put({ columnLink })}
                />
              )}
              {column.columnType === 1 && (
                <ChoiceField
                  path={`${path}.recruitTypeCode`}
                  label={t.recruitTypeCode}
                  value={column.recruitTypeCode}
                  options={[['', t.none], ...recruitTypes.map((type) => [type, type] as const)]}
                  onChange={(recruitTypeCode) => put({ recruitTypeCode })}
                />
              )}
              {column.columnType === 3 && (
                <>
                  <TextField
                    path={`${path}.ticket`}
                    label={t.ticket}
                    value={column.ticket}
                    onChange={(ticket) => put({ ticket })}
                  />
                  <ChoiceField
                    path={`${path}.positionSharedType`}
                    label={t.positionSharedType}
                    value={column.positionSharedType}
                    options={[
                      ['', t.none],
                      ['1', `1 ${t.sharedList}`],
                      ['2', `2 ${t.sharedPosition}`],
                    ]}
                    onChange={(positionSharedType) => put({ positionSharedType })}
                  />
                </>
              )}
              <TextField
                path={`${path}.displayStyle`}
                label={t.displayStyle}
                value={column.displayStyle}
                onChange={(displayStyle) => put({ displayStyle })}
              />
            </>
          );
        }}
      </EntryList>
    </Section>
  );
}
