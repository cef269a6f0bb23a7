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
import { type FormEvent, Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { useBench, useWorldChanges } from './bench-context.ts';
import { CopyButton } from './copy-button.tsx';
import { OtherDevice } from './other-device.tsx';
import { sayProblem, sayRefusal } from './say-refusal.ts';
import { WorldClock } from './world-clock.tsx';
import { worldFrom } from './world-from.ts';

/** The parameter of a cleared field whose value the scenario sets. */
const cleared: Readonly<Record<string, string>> = { latency: 'none', fault: 'none' };

const steps = ['15m', '2h', '1d', '7d'] as const;

/** Every parameter of the world's address as a control, the link to it, its clock, and a button to start over. */
export function ScenarioPanel() {
  const { running, reset, openWorld, texts, language } = useBench();
  useWorldChanges();
  const { config } = running.world;
  const [problems, setProblems] = useState<readonly AddressProblem[]>([]);
  const query = writeWorldAddress(config);
  // What was chosen counts until a script or another tab has adjusted the world.
  const [chosen, setChosen] = useState<{ readonly query: string; readonly sets: WorldConfig }>();
  const shown = chosen?.query === query ? chosen.sets : config;
  const form = useRef<HTMLFormElement>(null);

  /** The world that the form describes; of none, what is wrong is shown. */
  const describedWorld = () => {
    const read = readWorldAddress(paramsIn(new FormData(form.current ?? undefined)));
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
  const preset = (scenario: string) => setChosen({ query, sets: worldFrom(config, { scenario }) });

  return (
    <>
      <Clock />
      <form ref={form} className="bench-form" onSubmit={apply}>
        <Row label="scenario">
          {(id) => (
            <select
              id={id}
              name="scenario"
              value={shown.scenario}
              onChange={(event) => preset(event.target.value)}
            >
              {presets.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.id}: {language === 'zh' ? one.title['zh-cn'] : one.title['en-us']}
                </option>
              ))}
            </select>
          )}
        </Row>
        {/* The key shows them anew for another world. */}
        <Fragment key={writeWorldAddress(shown)}>
          <WorldFields config={shown} />
        </Fragment>
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

/** The parameters of the world's address that the form's controls say. */
function paramsIn(form: FormData): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of form) {
    const text = String(value).trim() || cleared[name];
    if (!text) continue;
    if (name !== 'fault') params.append(name, text);
    else for (const line of text.split('\n')) if (line.trim()) params.append('fault', line.trim());
  }
  return params;
}

/** The controls of all parameters but the scenario. */
function WorldFields({ config }: { readonly config: WorldConfig }) {
  const { texts } = useBench();
  return (
    <>
      <Choice name="persona" values={personas} value={config.persona} />
      <Choice name="site" values={sites} value={config.site} />
      <Choice name="lang" values={locales} value={config.lang} />
      <Input name="seed" value={String(config.seed)} />
      <Input name="size" value={String(config.size)} />
      <Input
        name="clock"
        value={config.clock === undefined ? '' : new Date(config.clock).toISOString()}
        placeholder="2026-03-01T09:00:00+08:00"
      />
      <Input
        name="latency"
        value={config.latency === 0 ? '' : String(config.latency)}
        placeholder={Object.keys(namedLatencies).join(', ')}
      />
      <Row label="fault">
        {(id) => (
          <textarea
            id={id}
            name="fault"
            rows={3}
            placeholder={texts.faultHint}
            defaultValue={config.faults.map(writeFault).join('\n')}
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

interface ChoiceProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly value: string;
}

function Choice({ name, values, value }: ChoiceProps) {
  return (
    <Row label={name}>
      {(id) => (
        <select id={id} name={name} defaultValue={value}>
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </Row>
  );
}

interface InputProps {
  readonly name: string;
  readonly value: string;
  readonly placeholder?: string;
}

function Input({ name, value, placeholder }: InputProps) {
  return (
    <Row label={name}>
      {(id) => <input id={id} name={name} defaultValue={value} placeholder={placeholder} />}
    </Row>
  );
}
