import { GatewayFailure } from '@careers/gateway';
import type { improveResume, OpenResumeImprovement, submitResumeUpdate } from '@careers/gateway/contract';
import { FormErrorSummary } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useAsOfNow } from '../../../core/portal/use-as-of-now.ts';
import { useForm, useFormValues } from '../../../forms/form/index.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { namedMessage } from '../../../forms/named-message.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { todayOf } from '../../../forms/today-of.ts';
import { useFormFailure } from '../../../forms/use-form-failure.ts';
import { useUncorrected } from '../../../forms/use-uncorrected.ts';
import { useLinkDraft, useLinkSubmit } from '../../link-page/index.ts';
import type { FieldFacts } from '../editor/field-facts.ts';
import { resumeRows } from '../model/sections/registry.ts';
import { AskedSection, choiceId } from './asked-section.tsx';
import { changedWords } from './changed-words.ts';
import { type ImproveValues, improveValues, submittedSections, typedIn, valuesOf } from './improve-values.ts';
import { mergeMeanwhile } from './meanwhile.ts';
import { faultsOf } from './section-faults.ts';
import { WhoAsks } from './who-asks.tsx';

interface ImproveFormProps {
  readonly request: OpenResumeImprovement;
  /** The method that sends it. */
  readonly method: typeof improveResume | typeof submitResumeUpdate;
  /** Who asks for the sections, and why. */
  readonly asked: string;
  /** What happens with what is sent. */
  readonly consequence: string;
}

/** A form with the requested sections, built from parts of the editor; it can be sent once. */
export function ImproveForm({ request, method, asked, consequence }: ImproveFormProps) {
  const { t, i18n } = useLingui();
  const [initial] = useState(() => valuesOf(request));
  const form = useForm<ImproveValues>({ defaultValues: initial });
  const values = useFormValues(form);
  const draft = useLinkDraft(form, {
    name: method.name,
    schema: improveValues,
    say: (typed) => changedWords(request, typed, i18n),
  });
  const [asks, setAsks] = useState(0);
  const [isChanged, setChanged] = useState(false);
  const today = useAsOfNow(todayOf);
  const { options } = request;
  const facts = useMemo<FieldFacts>(
    () => ({ options, today, isJudged: asks > 0, asks }),
    [options, today, asks],
  );
  const base = useFormFailure<ImproveValues>(form, {});
  const { state, submit } = useLinkSubmit(method, {
    draft,
    onFailure: (error, mayFocus) => {
      // Loads the link's answer again, which has the current revision.
      if (error instanceof GatewayFailure && error.reason === 'conflict') setChanged(true);
      else base(error, mayFocus);
    },
  });
  const shown = request.asks.map((ask) => {
    const value = typedIn(ask.section, values.sections[ask.section], request);
    const meanwhile = mergeMeanwhile(ask.section, request, values);
    return { ask, value, meanwhile, ...faultsOf(ask, value, today, i18n) };
  });
  const choices = shown
    .filter(({ meanwhile }) => meanwhile && meanwhile.conflicts.length > 0)
    .map(({ ask: { section } }) => ({
      fieldId: choiceId(section),
      message: namedMessage(i18n._(resumeRows[section].name), t`choose what to keep`, i18n),
    }));
  const faults = shown.flatMap((one) => one.errors);
  const errors = [...choices, ...faults];
  const left = useUncorrected(
    faults.map(({ fieldId }) => fieldId),
    asks,
  );

  function send(): void {
    setAsks((before) => before + 1);
    form.setFailure(undefined);
    if (errors.length > 0) return;
    setChanged(false);
    void submit({ revision: request.revision, sections: submittedSections(request, form.getValues()) });
  }

  return (
    <>
      <WhoAsks request={request} title={asked} />
      <div className="mt-6">{draft.notice}</div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className="mt-6 flex flex-col gap-6"
      >
        {asks > 0 && (
          <FormErrorSummary
            title={
              choices.length > 0
                ? t`Your resume was changed elsewhere since you opened this page`
                : t`Please fill in the required content completely`
            }
            // A choice is not made wrong by typing: it comes with a newer resume.
            errors={[...choices, ...faults.filter(({ fieldId }) => left.includes(fieldId))]}
            focusKey={asks}
            className="@lg:px-8"
          />
        )}
        {shown.map(({ ask, value, meanwhile, paths }) => (
          <AskedSection
            key={ask.section}
            form={form}
            request={request}
            ask={ask}
            value={value}
            meanwhile={meanwhile}
            paths={paths}
            facts={facts}
          />
        ))}
        {isChanged && (
          <p role="alert" className="rounded-md bg-warning-surface px-4 py-3 text-warning-text">
            {t`Your resume was changed elsewhere since you opened this page. What you wrote is still here, and what changed elsewhere is now beside it. Check it, then send it again.`}
          </p>
        )}
        <FormFailure message={form.formState.failure} />
        <p className="text-sm text-balance text-muted">{consequence}</p>
        <SubmitButton state={state} className="form-action">
          {t({ message: 'Send', context: 'resume' })}
        </SubmitButton>
      </form>
    </>
  );
}
