import type { ResumeSection } from '@careers/gateway/contract';
import { Badge, Card, cn, IconButton, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useCallback } from 'react';
import type { Fields } from '../model/merge/conflict.ts';
import type { Entry, Translate } from '../model/sections/facts.ts';
import type { Field } from '../model/sections/field.ts';
import { controlId } from './control-id.ts';
import type { FieldFacts } from './field-facts.ts';
import { FieldsGrid } from './fields-grid.tsx';

interface EntryItemProps {
  readonly section: ResumeSection;
  readonly fields: readonly Field[];
  /** Takes entries of the list's own type, which only the list knows. */
  readonly summary: (entry: never, say: Translate) => readonly string[];
  readonly entry: Entry;
  /** The entry's period; empty for an entry without one. */
  readonly period: string;
  readonly at: number;
  readonly count: number;
  /** The name that identifies the entry among the others. */
  readonly name: string;
  readonly isOpen: boolean;
  /** Whether something in it has to be filled in or corrected. */
  readonly lacks: boolean;
  readonly requiredFields: readonly string[];
  readonly facts: FieldFacts;
  readonly onToggle: (id: string) => void;
  readonly onPatch: (id: string, fields: Fields) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
}

/** One entry of a list; typing in one does not re-render the others. */
export const EntryItem = memo(function EntryItem(props: EntryItemProps) {
  const { section, fields, summary, entry, period, at, count, name, isOpen, lacks, requiredFields, facts } =
    props;
  const { onToggle, onPatch, onMove, onRemove } = props;
  const { t, i18n } = useLingui();
  const { id } = entry;
  const patch = useCallback((changed: Fields) => onPatch(id, changed), [onPatch, id]);
  const bodyId = `${controlId({ section, entry: id })}-fields`;
  const isFirst = at === 0;
  const isLast = at === count - 1;
  const said = summary(entry as never, (words) => i18n._(words));
  return (
    <Card as="li" padding="none" data-state={isOpen ? 'open' : 'closed'} className="[contain:layout]">
      <div className="flex flex-wrap items-start justify-end gap-x-1 px-1 @lg:flex-nowrap @lg:ps-2">
        <button
          type="button"
          id={controlId({ section, entry: id })}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => onToggle(id)}
          className={cn(
            'flex min-h-13 min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-3 py-2.5 text-start @lg:basis-0',
            // On a phone, three buttons would leave no room for the name; with large text, not even one would.
            count > 1 ? 'basis-full' : 'basis-40',
          )}
        >
          <ChevronDown
            size={18}
            className={cn(
              'mt-1.5 shrink-0 self-start text-muted transition-transform',
              !isOpen && '-rotate-90',
            )}
          />
          <span className="min-w-0 grow basis-32">
            <InlineFacts as="span" items={said.length > 0 ? said : [name]} className="font-medium" />
            {period && <span className="tabular block text-sm text-muted">{period}</span>}
          </span>
          {lacks && !isOpen && (
            <Badge tone="warning" className="ms-7.5 shrink-0 @lg:ms-0">
              {t`Incomplete`}
            </Badge>
          )}
        </button>
        <div className={cn('flex shrink-0 text-muted @lg:py-1', count === 1 && 'py-1')}>
          {count > 1 && (
            <>
              <IconButton
                label={t`Move ${name} up`}
                aria-disabled={isFirst || undefined}
                onClick={() => onMove(at, at - 1)}
                className={isFirst ? 'opacity-40' : ''}
              >
                <ArrowUp size={18} />
              </IconButton>
              <IconButton
                label={t`Move ${name} down`}
                aria-disabled={isLast || undefined}
                onClick={() => onMove(at, at + 1)}
                className={isLast ? 'opacity-40' : ''}
              >
                <ArrowDown size={18} />
              </IconButton>
            </>
          )}
          <IconButton label={t`Remove ${name}`} onClick={() => onRemove(at)}>
            <Trash2 size={18} />
          </IconButton>
        </div>
      </div>
      <div id={bodyId} hidden={!isOpen} className="border-t border-border p-4 @lg:p-6">
        {isOpen && (
          <FieldsGrid
            section={section}
            entry={id}
            fields={fields}
            value={entry}
            requiredFields={requiredFields}
            facts={facts}
            onPatch={patch}
          />
        )}
      </div>
    </Card>
  );
});
