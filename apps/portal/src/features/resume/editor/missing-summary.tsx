import type { ResumeField } from '@careers/gateway/contract';
import { FormErrorSummary } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useUncorrected } from '../../../forms/use-uncorrected.ts';
import { completenessOf, type ResumePath } from '../model/completeness.ts';
import { pathWords, problemWords } from '../model/path-words.ts';
import { cardInset } from './card-inset.ts';
import { controlId } from './control-id.ts';
import type { EditorState } from './editor-state.ts';

interface MissingSummaryProps {
  readonly editor: EditorState;
  readonly asked: readonly ResumeField[];
  /** How often the user has asked to finish. */
  readonly asks: number;
}

/** Lists what is missing or wrong, in the specification's words (section 8), with links to the fields. */
export function MissingSummary({ editor, asked, asks }: MissingSummaryProps) {
  const { t, i18n } = useLingui();
  const content = useSyncExternalStore(editor.subscribe, editor.content);
  const reports = useSyncExternalStore(editor.subscribe, editor.reports);
  const { missing } = completenessOf(content, asked);
  const problems = Object.values(reports).flatMap((report) => report.problems);
  const say = (path: ResumePath) => pathWords(path, content[path.section], i18n);
  const wrong = problems.map((problem) => ({
    fieldId: controlId(problem),
    message: problemWords(problem, content[problem.section], i18n),
  }));
  const ids = new Set(wrong.map(({ fieldId }) => fieldId));
  const lacking = missing
    .map((path) => ({ fieldId: controlId(path), message: say(path) }))
    .filter(({ fieldId }) => !ids.has(fieldId));
  const errors = [...lacking, ...wrong];
  const left = useUncorrected(
    errors.map(({ fieldId }) => fieldId),
    asks,
  );
  return (
    <FormErrorSummary
      title={
        lacking.some(({ fieldId }) => left.includes(fieldId))
          ? t`Please fill in the required content completely`
          : t`Please check what you have written`
      }
      errors={errors.filter(({ fieldId }) => left.includes(fieldId))}
      focusKey={asks}
      className={`mb-6 ${cardInset}`}
    />
  );
}
