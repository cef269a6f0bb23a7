import { type CollectState, saveCollectDraft, submitCollectTable } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { formatInstant } from '../../core/format/format.ts';
import { linkParam } from '../../core/portal/link-pass.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { filesMessage } from '../../forms/file-words.ts';
import { useDerived, useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { APART } from '../../forms/link-drafts.ts';
import { namedMessage } from '../../forms/named-message.ts';
import { SaveState } from '../../forms/save-state.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useErrorSummary } from '../../forms/use-error-summary.ts';
import { UnsentText, useLinkDraft, useLinkSubmit, usePageLink, useServerDraft } from '../link-page/index.ts';
import { AnswerGroup, answerId } from './answer-group.tsx';
import {
  askedGroups,
  type Field,
  type FormValues,
  keptAnswers,
  ownFields,
  sentAnswers,
  startingValues,
} from './answers.ts';
import { fieldWords } from './field-words.ts';
import { useCollectFailure } from './use-collect-failure.ts';
import { useNamedAnswers } from './use-named-answers.ts';
import { useWithdrawn } from './use-withdrawn.ts';

type OpenForm = Extract<CollectState, { state: 'open' }>;

/** A form that a company has configured: it is saved while it is filled in, and submitted once. */
export function CollectForm({ asked: { groups, draft: saved } }: { readonly asked: OpenForm }) {
  const { t, i18n } = useLingui();
  const { gateway, tab } = usePortal();
  const { token } = usePageLink();
  const form = useForm<FormValues>({
    defaultValues: startingValues(groups, saved?.answers),
    shouldFocusError: false,
  });
  const { handleSubmit, formState } = form;
  const namedAnswers = useNamedAnswers();
  const { withdrawn, saidBefore } = useWithdrawn(groups);
  const said = (fields: readonly Field[], { answers: typed }: FormValues, earlier: unknown) => ({
    ...saidBefore(earlier, typed),
    ...namedAnswers(fields, typed),
  });
  const draft = useLinkDraft(form, {
    name: 'informationForm',
    schema: keptAnswers(groups),
    server: { savedAt: saved?.savedAt },
    say: (values, earlier) =>
      said([...groups.flatMap(({ fields }) => fields), ...withdrawn], values, earlier),
  });
  const { refusal, onRefused } = useErrorSummary();
  const onFailure = useCollectFailure(form, groups, onRefused);
  const onServer = useServerDraft(form, {
    read: ({ answers }) => sentAnswers(groups, answers),
    save: (answers, options) =>
      gateway.call(saveCollectDraft, { ...linkParam(tab, token), answers }, options),
    draft,
  });
  const { state, submit } = useLinkSubmit(submitCollectTable, {
    draft,
    onFailure,
    onSuccess: onServer.discard,
  });
  const shown = useDerived(form, ({ answers }) => askedGroups(groups, answers));
  const own = useMemo(() => ownFields(groups), [groups]);
  const unsent = useDerived(form, (values) =>
    Object.values(said(withdrawn, values, draft.earlier)).join(APART),
  );
  const saveRest = useEffectEvent(() => onServer.edit(sentAnswers(groups, form.getValues().answers)));
  useEffect(() => {
    // A save that contained removed fields was refused as a whole.
    if (withdrawn.length > 0) saveRest();
  }, [withdrawn.length]);
  const messageOf = (field: (typeof shown)[number]['fields'][number]) => {
    const error = formState.errors.answers?.[field.id];
    return field.kind === 'file' ? filesMessage(error, i18n) : fieldWords(error?.message, field, i18n);
  };
  const savedAt = saved && formatInstant(saved.savedAt, i18n.locale);

  return (
    <>
      {draft.notice}
      {savedAt && !draft.restoredAt && (
        <p role="status" className="mb-6 text-sm text-muted">
          {t`You saved this form on ${savedAt}. Pick up where you left off.`}
        </p>
      )}
      <form
        noValidate
        onSubmit={handleSubmit(
          ({ answers: current }) => submit({ answers: sentAnswers(askedGroups(groups, current), current) }),
          (errors) => onRefused(Object.keys(errors.answers ?? {}), true),
        )}
        className="flex flex-col gap-10"
      >
        <ErrorSummary
          refusal={refusal}
          fields={shown
            .flatMap(({ fields }) => fields)
            .map((field) => {
              const message = messageOf(field);
              const named = message && namedMessage(field.label, message, i18n);
              return { name: field.id, id: answerId(field.id), message: named };
            })}
        />
        {shown.map((group, at) => (
          // Groups have no id, and their titles change with the language, so the key is their index.
          <AnswerGroup key={`group-${at + 1}`} form={form} group={group} own={own} />
        ))}
        {unsent && <UnsentText text={unsent} />}
        <FormFailure message={formState.failure} />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton state={state} className="form-action">
            {t`Submit`}
          </SubmitButton>
          <SaveState state={onServer.state} />
        </div>
      </form>
    </>
  );
}
