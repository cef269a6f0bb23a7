import { copyText } from '@careers/portal/copy-text';
import { useEffect, useRef, useState } from 'react';
import { useBench } from './bench-context.ts';

/** Copies a text and says so; if the browser does not allow it, shows the text, selected, to be copied by hand. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { texts } = useBench();
  const [ended, setEnded] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await copyText(text);
      setEnded('copied');
    } catch {
      setEnded('refused');
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
      {ended === 'refused' && <ByHand text={text} />}
    </>
  );
}

function ByHand({ text }: { readonly text: string }) {
  const { texts } = useBench();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <label className="bench-by-hand">
      {texts.copyByHand}
      <textarea ref={field} readOnly rows={3} value={text} />
    </label>
  );
}
