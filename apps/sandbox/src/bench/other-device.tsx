import { resumeSections } from '@careers/mocks';
import { useState } from 'react';
import { useBench } from './bench-context.ts';

/** Lets another device of whoever logged in last save a section of the resume: what is open in the portal meets it. */
export function OtherDevice() {
  const { sandbox, texts } = useBench();
  const [section, setSection] = useState<string>('basics');
  const [refusal, setRefusal] = useState('');
  const save = () => {
    try {
      void sandbox.saveElsewhere(section);
      setRefusal('');
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <p className="bench-row bench-apart">
        <label>
          {texts.resumeSection}{' '}
          <select value={section} onChange={({ target }) => setSection(target.value)}>
            {resumeSections.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={save}>
          {texts.saveElsewhere}
        </button>
      </p>
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}
