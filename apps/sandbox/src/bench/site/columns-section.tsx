import { emptyText, plainColumn, type SiteColumn } from '@careers/mocks';
import { useSiteEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { ChoiceField, LocalizedField, TextField } from './fields.tsx';
import { fieldsOf } from './fields-of.ts';
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
          const field = fieldsOf(`columns[${at}]`, column, (next) => set(replaced(columns, at, next)));
          const columnType = field('columnType');
          return (
            <>
              <LocalizedField {...field('columnView')} label={t.columnView} />
              <ChoiceField
                {...columnType}
                label={t.columnType}
                value={String(column.columnType)}
                options={[
                  ['0', '0 homepage'],
                  ['1', '1 positions'],
                  ['2', '2 external link'],
                  ['3', '3 shared'],
                ]}
                onChange={(type) => columnType.onChange(Number(type))}
              />
              {column.columnType === 2 && <TextField {...field('columnLink')} label={t.columnLink} />}
              {column.columnType === 1 && (
                <ChoiceField
                  {...field('recruitTypeCode')}
                  label={t.recruitTypeCode}
                  options={[['', t.none], ...recruitTypes.map((type) => [type, type] as const)]}
                />
              )}
              {column.columnType === 3 && (
                <>
                  <TextField {...field('ticket')} label={t.ticket} />
                  <ChoiceField
                    {...field('positionSharedType')}
                    label={t.positionSharedType}
                    options={[
                      ['', t.none],
                      ['1', `1 ${t.sharedList}`],
                      ['2', `2 ${t.sharedPosition}`],
                    ]}
                  />
                </>
              )}
              <TextField {...field('displayStyle')} label={t.displayStyle} />
            </>
          );
        }}
      </EntryList>
    </Section>
  );
}
