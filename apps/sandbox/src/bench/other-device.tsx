import { resumeSections } from '@careers/mocks';
import { useState } from 'react';
import { useBench } from './bench-context.ts';
import { sayRefusal } from './say-refusal.ts';

/** Saves a section of the resume as another device of the last logged-in person would, to show the conflict in the portal. */
export function OtherDevice() {
  const { steering, texts, language } = useBench();
  const [section, setSection] = useState<string>('basics');
  const [refusal, setRefusal] = useState('');
  const save = () => {
    try {
      steering.saveElsewhere(section);
      setRefusal('');
    } catch (error) {
      setRefusal(sayRefusal(error, language));
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
