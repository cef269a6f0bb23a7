import { useState } from 'react';
import { useBench } from './bench-context.ts';

/** Copies a text and says so, where the browser allows it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { texts } = useBench();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <button type="button" onClick={copy} onBlur={() => setCopied(false)}>
      {copied ? texts.copied : label}
    </button>
  );
}
