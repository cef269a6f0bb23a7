import { type CallRecord, struckStatus } from '@careers/mocks';
import { saveFile } from '@careers/portal/save-file';
import { useState } from 'react';
import { describeWorld } from '../describe-world.ts';
import { useBench, useWorldChanges } from './bench-context.ts';
import { callAsTest } from './call-as-test.ts';
import { CopyButton } from './copy-button.tsx';
import { FilterField } from './filter-field.tsx';
import { toHar } from './har.ts';
import { useKeptText } from './kept-text.ts';
import { type RepeatableCall, repeatable, repeatCall } from './repeat-call.ts';
import { ShownRows } from './shown-rows.tsx';
import type { BenchTexts } from './texts.ts';

/** Every call decoded: method, code, signature verdict, time, param, data and headers; to copy, and to send again. */
export function CallsPanel() {
  const { steering, texts } = useBench();
  useWorldChanges();
  const [filter, setFilter] = useKeptText('calls-filter');
  const [chosen, setChosen] = useKeptText('calls-chosen');
  const wanted = filter.trim().toLowerCase();
  const all = steering.calls();
  const calls = all
    .filter((call) =>
      [call.path, call.code, ...marksOf(call, texts)].join(' ').toLowerCase().includes(wanted),
    )
    .toReversed();
  const exportHar = () => {
    const har = toHar(calls.toReversed(), location.origin);
    saveFile('careers-calls.har', JSON.stringify(har, null, 2), 'application/json');
  };
  return (
    <>
      <FilterField label={texts.filter} value={filter} onChange={setFilter} />
      {calls.length > 0 && (
        <p className="bench-row">
          <button type="button" onClick={exportHar}>
            {texts.exportHar}
          </button>
        </p>
      )}
      {calls.length === 0 && (
        <p className="bench-empty">{all.length === 0 ? texts.noCalls : texts.noneFiltered}</p>
      )}
      <ShownRows rows={calls} className="bench-list" alsoShown={({ id }) => id === chosen}>
        {(call) => (
          <li key={call.id}>
            <button
              type="button"
              className="bench-call"
              aria-expanded={chosen === call.id}
              onClick={() => setChosen(chosen === call.id ? '' : call.id)}
            >
              <CallLine call={call} />
            </button>
            {chosen === call.id && <CallDetail call={call} />}
          </li>
        )}
      </ShownRows>
    </>
  );
}

/** How a call ends well: at the gateways, and at plain AJ-Captcha. */
const successes: readonly string[] = ['MS000A000', '0000'];

/** A call in one line: how it ended, its method, its time, and whether it violates the contract. */
function CallLine({ call }: { readonly call: CallRecord }) {
  const { texts } = useBench();
  const { path, code, at, fault, violations } = call;
  const struck = struckStatus(fault) !== undefined;
  return (
    <>
      <span data-tone={successes.includes(code) && !struck ? 'good' : 'bad'}>{struck ? fault : code}</span>
      <span>{path}</span>
      <time dateTime={at}>{at.slice(11, 19)}</time>
      {violations.length > 0 && (
        <small data-tone="bad">{`${texts.violations}${texts.colon}${violations.length}`}</small>
      )}
    </>
  );
}

/** What a call is found by beside its method and code. */
function marksOf({ fault, signed, violations }: CallRecord, texts: BenchTexts): readonly string[] {
  return [
    ...(fault ? [fault] : []),
    ...(signed === false ? [texts.unsigned] : []),
    ...(violations.length > 0 ? [texts.violations] : []),
  ];
}

function CallDetail({ call }: { readonly call: CallRecord }) {
  const { running, texts } = useBench();
  const test = callAsTest(call, running.world.config);
  const again = repeatable(call);
  const { param, data, headers, signed, message, fault, problem, milliseconds, violations } = call;
  return (
    <div className="bench-detail">
      <p className="bench-meta">
        {signed !== undefined && (
          <span data-tone={signed ? 'good' : 'bad'}>{signed ? texts.signed : texts.unsigned}</span>
        )}{' '}
        <span>{milliseconds} ms</span> {fault && <span data-tone="bad">fault {fault}</span>}{' '}
        <span>{message}</span>
      </p>
      {problem && (
        <p data-tone="bad" data-problem={problem.kind}>
          {problem.kind}: {problem.detail}
        </p>
      )}
      {violations.length > 0 && (
        <p data-tone="bad">{`${texts.violations}${texts.colon}${violations.join('; ')}`}</p>
      )}
      <p className="bench-row">
        <CopyButton text={() => JSON.stringify(call, null, 2)} label={texts.copyJson} />
        {typeof test === 'object' && <CopyButton text={() => test.text} label={texts.copyTest} />}
        {typeof again === 'object' && <ReplayButton call={call} again={again} />}
      </p>
      {typeof again === 'string' && (
        <p className="bench-meta">{`${texts.noReplay}${texts.colon}${texts[again]}`}</p>
      )}
      {typeof again === 'object' && typeof test === 'string' && (
        <p className="bench-meta">{`${texts.noTest}${texts.colon}${texts[test]}`}</p>
      )}
      <pre>{JSON.stringify({ param, data, headers }, null, 2)}</pre>
    </div>
  );
}

interface ReplayProps {
  readonly call: CallRecord;
  readonly again: RepeatableCall;
}

/** Sends a call again, and says how that ended. */
function ReplayButton({ call, again }: ReplayProps) {
  const { running, send, texts } = useBench();
  const [said, setSaid] = useState('');
  const replay = async () => {
    setSaid('');
    const ended = await repeatCall(call, again, describeWorld(running.world.config).portalConfig, send);
    if (!ended) setSaid(texts.noReply);
    else setSaid('code' in ended ? ended.code : `HTTP ${ended.status}`);
  };
  return (
    <>
      <button type="button" onClick={() => void replay()}>
        {texts.replay}
      </button>
      <span role="status" className="bench-meta">
        {said && `${texts.replayed}${texts.colon}${said}`}
      </span>
    </>
  );
}
