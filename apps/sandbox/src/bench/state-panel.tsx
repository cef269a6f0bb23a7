import { writeWorldAddress } from '@careers/mocks';
import { saveFile } from '@careers/portal/save-file';
import { type ChangeEvent, useState } from 'react';
import { useBench, useWorldChanges } from './bench-context.ts';
import { FileButton } from './file-button.tsx';
import { sayRefusal } from './say-refusal.ts';
import { WorldClock } from './world-clock.tsx';

/** Saves the state of the world as a file, and restores it from one. */
export function StatePanel() {
  const { running, steering, reset, texts, language } = useBench();
  useWorldChanges();
  const [restored, setRestored] = useState('');
  const [refusal, setRefusal] = useState('');
  const { config } = running.world;

  const save = () => {
    const name = `careers-${config.scenario}-${config.seed}.json`;
    // A file may lie for weeks: restored, the world stands at this time again, and no offer or session has expired in the file.
    const file = { ...steering.snapshot(), takenAt: running.world.clock.now() };
    saveFile(name, JSON.stringify(file, null, 2), 'application/json');
  };
  const restore = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    try {
      const [file] = target.files ?? [];
      if (!file) return;
      setRestored('');
      steering.restore(JSON.parse(await file.text()));
      setRestored(`${texts.restored}${texts.colon}${file.name}`);
      setRefusal('');
    } catch (error) {
      if (error instanceof SyntaxError) setRefusal(texts.noSnapshot);
      else setRefusal(sayRefusal(error, language));
    } finally {
      // So that the same file can be chosen again.
      target.value = '';
    }
  };

  return (
    <>
      <dl className="bench-facts">
        <dt>{texts.world}</dt>
        <dd>
          <code>{writeWorldAddress(config) || 'default'}</code>
        </dd>
        <dt>{texts.now}</dt>
        <dd>
          <WorldClock />
        </dd>
      </dl>
      <p className="bench-meta">{texts.stateHint}</p>
      <p className="bench-row">
        <button type="button" className="bench-primary" onClick={save}>
          {texts.saveState}
        </button>
        <FileButton label={texts.restoreState} accept="application/json,.json" onChange={restore} />
        <button type="button" onClick={reset}>
          {texts.reset}
        </button>
      </p>
      <p role="status" className="bench-meta">
        {restored}
      </p>
      {refusal && (
        <p role="alert" className="bench-problems">
          {refusal}
        </p>
      )}
    </>
  );
}
