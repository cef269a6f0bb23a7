import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import type { GenericSchema } from 'valibot';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import type { Form } from '../../forms/form/index.ts';
import { type Draft, useDraft } from '../../forms/use-draft.ts';
import { useDraftGuard } from '../../forms/use-draft-guard.ts';
import { usePageLink } from './link-context.ts';

interface LinkDraftOptions<Values extends object> {
  /** Of the form; no colon in it. */
  readonly name: string;
  /** What is read back has to fit it; what does not is dropped. */
  readonly schema: GenericSchema<unknown, Values>;
  /** What is typed as people read it, where some of it is chosen: not the codes of choices. */
  readonly say?: (values: Values) => readonly string[];
  /** Whether the server has a draft too, with which the form begins. */
  readonly onServer?: boolean;
}

export interface LinkDraft extends Draft {
  /** What the draft has to say, and the prompt before the page is left: to be shown above the form. */
  readonly notice: ReactNode;
}

/** Keeps what is typed into a form of the page's link, and asks before it is left (section 4, Other). */
export function useLinkDraft<Values extends object>(
  form: Form<Values>,
  { name, schema, say, onServer }: LinkDraftOptions<Values>,
): LinkDraft {
  const { token, addForm } = usePageLink();
  const draft = useDraft(form, { name, schema, say, onServer, linkToken: token });
  const typed = useEffectEvent(draft.typed);
  useLayoutEffect(() => addForm(name, () => typed()), [addForm, name]);
  const guard = useDraftGuard(draft, form.formState.isDirty);
  const notice = (
    <>
      <DraftNotice draft={draft} />
      {guard}
    </>
  );
  return { ...draft, notice };
}
