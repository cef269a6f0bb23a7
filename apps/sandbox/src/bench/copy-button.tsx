import { copyText } from '@careers/portal/copy-text';
import { useEffect, useRef, useState } from 'react';
import { useBench } from './bench-context.ts';

interface CopyButtonProps {
  readonly label: string;
  /** The text at the time of the press; undefined if there is none, which is said elsewhere. */
  readonly text: () => string | undefined;
}

/** Copies a text and says so; if the browser does not allow it, shows the text, selected, to be copied by hand. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { texts } = useBench();
  const [ended, setEnded] = useState<'copied' | { readonly refused: string }>();
  const copy = async () => {
    const copied = text();
    if (copied === undefined) return setEnded(undefined);
    try {
      await copyText(copied);
      setEnded('copied');
    } catch {
      setEnded({ refused: copied });
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={copy}
        onBlur={() => setEnded((before) => (before === 'copied' ? undefined : before))}
      >
        {ended === 'copied' ? texts.copied : label}
      </button>
      <span role="status" className="bench-hidden">
        {ended === 'copied' && texts.copied}
      </span>
      {typeof ended === 'object' && <ByHand copy={ended} />}
    </>
  );
}

function ByHand({ copy }: { readonly copy: { readonly refused: string } }) {
  const { texts } = useBench();
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is another copy, of the same text too
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [copy]);
  return (
    <label className="bench-by-hand">
      {texts.copyByHand}
      <textarea ref={field} readOnly rows={3} value={copy.refused} />
    </label>
  );
}
