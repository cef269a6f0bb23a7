import { safePicture } from '@careers/portal/site-links';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { FileButton } from '../file-button.tsx';
import { fieldId, useSiteEditor } from './editor-context.ts';
import { Row } from './fields.tsx';

/** A file of more bytes is refused: the whole configuration travels in the first reply. */
const FILE_MAX = 500_000;

interface PictureFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A picture by its address, or a small file as a data address. */
export function PictureField({ path, label, value, onChange }: PictureFieldProps) {
  const { t } = useSiteEditor().texts;
  // A file is read while the document may be edited on.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const [problem, setProblem] = useState({ words: '', beside: value });
  const say = (words: string) => setProblem({ words, beside: latest.current.value });
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    const tooLarge = file.size > FILE_MAX;
    const address = tooLarge ? undefined : await readAddress(file).catch(() => undefined);
    // The same file can be chosen again, after it was changed.
    input.value = '';
    if (tooLarge) say(t.pictureTooLarge);
    else if (address === undefined) say(t.unreadableFile);
    else if (!safePicture(address)) say(t.noPicture);
    else {
      say('');
      latest.current.onChange(address);
    }
  };
  const shown = safePicture(value);
  return (
    <Row path={path} label={label}>
      <div className="site-picture">
        {shown?.startsWith('data:') && <img src={shown} alt="" />}
        <input id={fieldId(path)} value={value} onChange={(event) => onChange(event.target.value)} />
        <FileButton
          label={`${label}: ${t.chooseFile}`}
          text={t.file}
          accept="image/png,image/jpeg,image/gif,image/webp,image/svg+xml"
          onChange={choose}
        />
      </div>
      {problem.words && problem.beside === value && (
        <p role="alert" className="bench-problems">
          {problem.words}
        </p>
      )}
    </Row>
  );
}

function readAddress(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}
