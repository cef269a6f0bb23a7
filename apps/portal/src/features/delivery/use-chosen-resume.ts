import { type DeliverySource, deliverySources, type FileRef } from '@careers/gateway/contract';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { fileRefs } from '../../forms/file-refs.ts';
import { type Draft, useDraft } from '../../forms/use-draft.ts';
import { useDraftGuard } from '../../forms/use-draft-guard.ts';

/** What somebody has chosen to send: where the resume is from, and the file, if it is one. */
const chosenResume = v.object({ source: v.picklist(deliverySources), files: fileRefs });
type Chosen = v.InferOutput<typeof chosenResume>;

interface ChosenResume extends Chosen {
  readonly choose: (source: DeliverySource) => void;
  readonly attach: (files: readonly FileRef[]) => void;
  readonly draft: Draft;
  /** The dialog before the page is left with a file that was not sent. */
  readonly guard: ReactNode;
}

/**
 * The choice of what is sent for a position, which outlives a reload and a way through the editor (decision 0049). `isWaiting`: it can
 * be sent, and is not on its way.
 */
export function useChosenResume(
  positionId: string,
  { first, isWaiting }: { readonly first: DeliverySource; readonly isWaiting: boolean },
): ChosenResume {
  const [choice] = useState(() => createChoice({ source: first, files: [] }));
  const chosen = useSyncExternalStore(choice.subscribe, choice.getValues);
  const draft = useDraft(choice, { name: `delivery-${positionId}`, schema: chosenResume });
  const isUnsaved = chosen.files.length > 0 && chosen.files !== choice.begunWith().files;
  const guard = useDraftGuard(draft, isUnsaved && isWaiting);
  return {
    ...chosen,
    choose: (source) => choice.change({ source }),
    attach: (files) => choice.change({ files: [...files] }),
    draft,
    guard,
  };
}

function createChoice(first: Chosen) {
  let begun = first;
  let chosen = first;
  const listeners = new Set<() => void>();
  function show(next: Chosen): void {
    chosen = next;
    for (const listener of listeners) listener();
  }
  return {
    getValues: () => chosen,
    /** The choice that the form began with, by itself or from a draft. */
    begunWith: () => begun,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change: (part: Partial<Chosen>) => show({ ...chosen, ...part }),
    reset: (values: Chosen) => {
      begun = values;
      show(values);
    },
  };
}
