import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import type { GenericSchema } from 'valibot';
import type { Said } from '../../core/session/index.ts';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import type { Form } from '../../forms/form/index.ts';
import { type Draft, useDraft } from '../../forms/use-draft.ts';
import { useDraftGuard } from '../../forms/use-draft-guard.ts';
import { usePageLink } from './link-context.ts';

interface LinkDraftOptions<Values extends object> {
  /** The form's name, without a colon. */
  readonly name: string;
  /** A stored draft that does not fit it is dropped. */
  readonly schema: GenericSchema<unknown, Values>;
  /** The values as people read them, if some are codes of choices; as in `useDraft`. */
  readonly say?: (values: Values, earlier: unknown) => Said;
  /** For a form whose drafts the server keeps: when it saved the one with which the form begins, if it has one. */
  readonly server?: { readonly savedAt: string | undefined };
}

export interface LinkDraft extends Draft {
  /** The draft's notice, and the dialog before the page is left; to be rendered above the form. */
  readonly notice: ReactNode;
}

/** Stores what is typed into a form by link, and asks before it is left (section 4, Other). */
export function useLinkDraft<Values extends object>(
  form: Form<Values>,
  { name, schema, say, server }: LinkDraftOptions<Values>,
): LinkDraft {
  const { token, addForm } = usePageLink();
  const draft = useDraft(form, { name, schema, say, server, linkToken: token });
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
