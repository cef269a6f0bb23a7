import type { ChangeEvent } from 'react';

interface FileButtonProps {
  /** What it does; its accessible name. */
  readonly label: string;
  /** The word on the button, if that is shorter. */
  readonly text?: string;
  readonly accept: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<void>;
}

/** A file input in the bench's style and language. */
export function FileButton({ label, text = label, accept, onChange }: FileButtonProps) {
  return (
    <label className="bench-file">
      <span aria-hidden="true">{text}</span>
      <input
        type="file"
        className="bench-hidden"
        accept={accept}
        aria-label={label}
        onChange={(event) => void onChange(event)}
      />
    </label>
  );
}
