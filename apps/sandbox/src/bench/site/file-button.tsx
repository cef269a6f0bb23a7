import type { ChangeEvent } from 'react';
import { useSiteEditor } from './editor-context.ts';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<void>;
}

/** A file input in the bench's style and language. */
export function FileButton({ label, accept, onChange }: FileButtonProps) {
  return (
    <label className="site-file">
      <span aria-hidden="true">{useSiteEditor().texts.t.file}</span>
      <input
        type="file"
        className="site-hidden"
        accept={accept}
        aria-label={label}
        onChange={(event) => void onChange(event)}
      />
    </label>
  );
}
