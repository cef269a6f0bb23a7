import type { ResumeSection } from '@careers/gateway/contract';
import { Button, RadioGroup } from '@careers/ui';
import { Dialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import type { OnDemandPart } from '../../../core/parts/on-demand.tsx';
import { useWords } from '../../../core/portal/use-words.ts';
import type { Side } from '../model/merge.ts';
import { type ShownConflict, wordsOf } from './conflict-words.ts';

interface ConflictDialogProps {
  readonly section: ResumeSection;
  readonly conflicts: readonly ShownConflict[];
  /** The name of an entry of a list, by its id. */
  readonly nameOf: (id: string) => string;
  readonly choices: ReadonlyMap<string, Side>;
  readonly onChoose: (key: string, side: Side) => void;
  readonly onDone: () => void;
}

/** Shows field by field what was changed here and elsewhere, and lets the user choose. */
export default function ConflictDialog({
  open,
  onOpenChange,
  trigger,
  section,
  conflicts,
  nameOf,
  choices,
  onChoose,
  onDone,
}: ConflictDialogProps & OnDemandPart) {
  useWords('resume-editor');
  const { t, i18n } = useLingui();
  const left = conflicts.filter(({ key }) => !choices.has(key)).length;
  function done(): void {
    onOpenChange(false);
    onDone();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title={t`Two versions of this section`}
      description={t`You changed the same things here and elsewhere. What only one of them changed is kept already.`}
      closeLabel={t`Decide later`}
      shape="lg"
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t`Decide later`}
          </Button>
          <Button disabled={left > 0} onClick={done}>
            {t`Keep what is chosen`}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-6">
        {conflicts.map((conflict) => {
          const { title, mine, theirs } = wordsOf(section, conflict, nameOf, i18n);
          return (
            <li key={conflict.key}>
              <RadioGroup<Side>
                label={title}
                value={choices.get(conflict.key)}
                onValueChange={(side) => onChoose(conflict.key, side)}
                options={[
                  { value: 'mine', label: mine, hint: t`Written here` },
                  { value: 'theirs', label: theirs, hint: t`Written elsewhere` },
                ]}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
