import { useEffect, useState } from 'react';
import { type Draft, type DraftedForm, useDraft } from '../../../forms/use-draft.ts';
import type { EditorState } from './editor-state.ts';
import { type SectionDrafts, sectionDrafts } from './section-drafts.ts';

/** `restored` is undefined until the device's storage has been read. */
interface ResumeDraft extends Draft {
  readonly restored: SectionDrafts | undefined;
}

/** Keeps unsaved edits of an open resume on the device, every two seconds, and restores those of an earlier visit. */
export function useResumeDraft(editor: EditorState): ResumeDraft {
  const [found, setFound] = useState<SectionDrafts>({});
  const [isRead, setRead] = useState(false);
  const [form] = useState<DraftedForm<SectionDrafts>>(() => ({
    reset: setFound,
    getValues: () => draftsOf(editor),
    subscribe: editor.subscribe,
  }));
  const draft = useDraft(form, { name: 'resume', schema: sectionDrafts });
  useEffect(() => setRead(true), []);
  return { ...draft, restored: isRead ? found : undefined };
}

function draftsOf(editor: EditorState): SectionDrafts {
  const entries = Object.entries(editor.reports()).flatMap(([section, { draft }]) =>
    draft ? [[section, draft] as const] : [],
  );
  return Object.fromEntries(entries);
}
