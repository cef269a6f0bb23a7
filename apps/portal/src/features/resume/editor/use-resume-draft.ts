import { useEffect, useState } from 'react';
import { type Draft, type DraftedForm, useDraft } from '../../../forms/use-draft.ts';
import type { EditorState } from './editor-state.ts';
import { type SectionDrafts, sectionDrafts } from './section-drafts.ts';

/** Nothing is restored until the device has been asked. */
interface ResumeDraft extends Draft {
  readonly restored: SectionDrafts | undefined;
}

/** Keeps on the device, every two seconds, what of an open resume the server lacks; and what was left there before. */
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
