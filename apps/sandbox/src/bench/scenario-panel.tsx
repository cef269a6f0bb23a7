import {
  type AddressProblem,
  describeProblem,
  locales,
  namedLatencies,
  personas,
  presets,
  readWorldAddress,
  sites,
  type WorldConfig,
  writeFault,
  writeWorldAddress,
} from '@careers/mocks';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useBench, useWorldChanges } from './bench-context.ts';
import { CopyButton } from './copy-button.tsx';
import { useKeptText } from './kept-text.ts';
import { OtherDevice } from './other-device.tsx';
import { sayProblem, sayRefusal } from './say-refusal.ts';
import { WorldClock } from './world-clock.tsx';
import { worldFrom } from './world-from.ts';

/** The parameter of a cleared field whose value the scenario sets. */
const cleared: Readonly<Record<string, string>> = { latency: 'none', fault: 'none' };

const steps = ['15m', '2h', '1d', '7d'] as const;

/** What the form's controls hold, as texts, by the name of the parameter. */
interface Fields {
  readonly scenario: string;
  readonly persona: string;
  readonly site: string;
  readonly lang: string;
  readonly seed: string;
  readonly size: string;
  readonly clock: string;
  readonly latency: string;
  /** One fault a line. */
  readonly fault: string;
}

/** What was chosen and written in the form: it counts until a script or another tab has adjusted the world. */
interface Written {
  /** The address of the world that it was written for. */
  readonly query: string;
  readonly fields: Fields;
}

/** Every parameter of the world's address as a control, the link to it, its clock, and a button to start over. */
export function ScenarioPanel() {
  const { running, reset, openWorld, texts, language } = useBench();
  useWorldChanges();
  const { config } = running.world;
  const [problems, setProblems] = useState<readonly AddressProblem[]>([]);
  const query = writeWorldAddress(config);
  const [kept, keep] = useKeptText('scenario');
  const written: Written | undefined = kept ? JSON.parse(kept) : undefined;
  const isOutdated = written !== undefined && written.query !== query;
  const fields = written && !isOutdated ? written.fields : fieldsOf(config);
  // It must not come back with a world that is as that one was.
  useEffect(() => {
    if (isOutdated) keep('');
  });
  const write = (changed: Partial<Fields>) => {
    const next: Written = { query, fields: { ...fields, ...changed } };
    keep(JSON.stringify(next));
  };

  /** The world that the form describes; of none, what is wrong is shown. */
  const describedWorld = () => {
    const read = readWorldAddress(paramsOf(fields));
    setProblems(read.ok ? [] : read.problems);
    return read.ok ? read.config : undefined;
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const described = describedWorld();
    if (!described) return;
    // Whoever sends the form as it stands wants what it says to be so again: the clock has run on, and a fault may have struck.
    const asItStands = writeWorldAddress(described) === query;
    openWorld(described, asItStands ? ['clock', 'fault'] : []);
  };
  const link = () => {
    const described = describedWorld();
    if (!described) return undefined;
    const address = writeWorldAddress(described);
    return `${location.origin}${location.pathname}${address ? `?${address}` : ''}`;
  };

  // A new scenario brings its own values: the other controls show what it sets, and whatever else was written in them goes.
  const choosePreset = (scenario: string) => write(fieldsOf(worldFrom(config, { scenario })));

  return (
    <>
      <Clock />
      <form className="bench-form" onSubmit={apply}>
        <Row label="scenario">
          {(id) => (
            <select id={id} value={fields.scenario} onChange={(event) => choosePreset(event.target.value)}>
              {presets.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.id}: {language === 'zh' ? one.title['zh-cn'] : one.title['en-us']}
                </option>
              ))}
            </select>
          )}
        </Row>
        <WorldFields fields={fields} onWrite={write} />
        {problems.length > 0 && (
          <div role="alert">
            <ul className="bench-problems">
              {problems.map((problem) => (
                <li key={describeProblem(problem)}>{sayProblem(problem, language)}</li>
              ))}
            </ul>
          </div>
        )}
        <p className="bench-row">
          <button type="submit" className="bench-primary">
            {texts.apply}
          </button>
          <CopyButton text={link} label={texts.copyLink} />
          <button type="button" onClick={reset}>
            {texts.reset}
          </button>
        </p>
      </form>
      <OtherDevice />
    </>
  );
}

/** The world's clock, and buttons that put it forward. */
function Clock() {
  const { steering, texts, language } = useBench();
  const [tooFar, setTooFar] = useState('');
  const advance = (by: string) => {
    try {
      steering.advance(by);
      setTooFar('');
    } catch (error) {
      setTooFar(sayRefusal(error, language));
    }
  };
  return (
    <>
      <p className="bench-meta">
        {texts.now} <WorldClock />
      </p>
      <p className="bench-row">
        {steps.map((step) => (
          <button key={step} type="button" onClick={() => advance(step)}>
            +{step}
          </button>
        ))}
      </p>
      {tooFar && <p role="alert">{tooFar}</p>}
    </>
  );
}

/** What the controls show of a world. */
function fieldsOf(config: WorldConfig): Fields {
  const { scenario, persona, site, lang, seed, size, clock, latency, faults } = config;
  return {
    scenario,
    persona,
    site,
    lang,
    seed: String(seed),
    size: String(size),
    clock: clock === undefined ? '' : new Date(clock).toISOString(),
    latency: latency === 0 ? '' : String(latency),
    fault: faults.map(writeFault).join('\n'),
  };
}

/** The parameters of the world's address that the form's controls say. */
function paramsOf(fields: Fields): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    const text = value.trim() || cleared[name];
    if (!text) continue;
    if (name !== 'fault') params.append(name, text);
    else for (const line of text.split('\n')) if (line.trim()) params.append('fault', line.trim());
  }
  return params;
}

interface WorldFieldsProps {
  readonly fields: Fields;
  readonly onWrite: (changed: Partial<Fields>) => void;
}

/** The controls of all parameters but the scenario. */
function WorldFields({ fields, onWrite }: WorldFieldsProps) {
  const { texts } = useBench();
  const bind = (name: keyof Fields) => ({
    name,
    value: fields[name],
    onWrite: (text: string) => onWrite({ [name]: text }),
  });
  return (
    <>
      <Choice {...bind('persona')} values={personas} />
      <Choice {...bind('site')} values={sites} />
      <Choice {...bind('lang')} values={locales} />
      <Input {...bind('seed')} />
      <Input {...bind('size')} />
      <Input {...bind('clock')} placeholder="2026-03-01T09:00:00+08:00" />
      <Input {...bind('latency')} placeholder={Object.keys(namedLatencies).join(', ')} />
      <Row label="fault">
        {(id) => (
          <textarea
            id={id}
            rows={3}
            placeholder={texts.faultHint}
            value={fields.fault}
            onChange={(event) => onWrite({ fault: event.target.value })}
          />
        )}
      </Row>
    </>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="bench-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onWrite: (text: string) => void;
}

interface ChoiceProps extends FieldProps {
  readonly values: readonly string[];
}

function Choice({ name, value, onWrite, values }: ChoiceProps) {
  return (
    <Row label={name}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onWrite(event.target.value)}>
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </Row>
  );
}

interface InputProps extends FieldProps {
  readonly placeholder?: string;
}

function Input({ name, value, onWrite, placeholder }: InputProps) {
  return (
    <Row label={name}>
      {(id) => (
        <input
          id={id}
          value={value}
          placeholder={placeholder}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </Row>
  );
}
