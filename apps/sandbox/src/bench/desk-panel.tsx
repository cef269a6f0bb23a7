import {
  type DeskDelivery,
  type PositionStatus,
  type RequestKind,
  requestEvent,
  requestKinds,
  type Stage,
} from '@careers/mocks';
import { useId, useState } from 'react';
import { useBench, useWorldChanges } from './bench-context.ts';
import { DeskRecommendations } from './desk-recommendations.tsx';
import { deskWords } from './desk-words.ts';
import { keepFocus } from './keep-focus.ts';
import { sayRefusal } from './say-refusal.ts';
import { ShownRows } from './shown-rows.tsx';
import { worldTime } from './world-time.ts';

/** The board's columns, in the order of the process. */
const stages: readonly Stage[] = [
  'delivered',
  'screening',
  'interview',
  'offer',
  'hired',
  'closed',
  'revoked',
];
const positionStatuses: readonly PositionStatus[] = ['open', 'closed', 'delisted'];

/** The recruiter's desk: a board of deliveries by stage, and recommendations, each with the possible events. */
export function DeskPanel() {
  const { steering, texts, language } = useBench();
  useWorldChanges();
  // A press may be refused because another tab has changed the delivery since the last rendering.
  const [refusal, setRefusal] = useState('');
  const [moved, setMoved] = useState('');
  const deliveries = steering.desk.deliveries();
  const words = deskWords[language];
  const attempt = (run: () => void) => {
    try {
      run();
      setRefusal('');
    } catch (error) {
      setRefusal(sayRefusal(error, language));
    }
  };
  return (
    <>
      {refusal && <p role="alert">{refusal}</p>}
      {deliveries.length === 0 && <p className="bench-empty">{texts.noDeliveries}</p>}
      <div className="bench-board">
        {stages.map((stage) => {
          const here = deliveries.filter((one) => one.stage === stage);
          if (here.length === 0) return null;
          return (
            <section key={stage} className="bench-stage" aria-labelledby={`desk-${stage}`}>
              <h2 id={`desk-${stage}`}>
                {words.stages[stage]} <small>{here.length}</small>
              </h2>
              <ShownRows rows={here} className="bench-list" alsoShown={({ id }) => id === moved}>
                {(one) => (
                  <DeskRow key={one.id} delivery={one} attempt={attempt} onMove={() => setMoved(one.id)} />
                )}
              </ShownRows>
            </section>
          );
        })}
      </div>
      <DeskRecommendations attempt={attempt} />
    </>
  );
}

interface DeskRowProps {
  readonly delivery: DeskDelivery;
  readonly attempt: (run: () => void) => void;
  /** Called before it is moved on: it keeps the focus in its new column. */
  readonly onMove: () => void;
}

function DeskRow({ delivery, attempt, onMove }: DeskRowProps) {
  const { steering, texts, language } = useBench();
  const { id, candidate, post, positionId, positionStatus, events } = delivery;
  const words = deskWords[language];
  const whose = useId();
  const askable = requestKinds.filter((kind) => events.includes(requestEvent('request', kind)));
  const moves = events.filter((event) => !askable.some((kind) => requestEvent('request', kind) === event));
  const act = (event: string) =>
    keepFocus(`[data-delivery="${id}"]`, () => {
      onMove();
      attempt(() => steering.desk.act(id, event));
    });
  return (
    <li data-delivery={id} tabIndex={-1}>
      <p id={whose}>
        {candidate} · {post}
      </p>
      <DeliveryFacts delivery={delivery} />
      <fieldset aria-labelledby={whose} className="bench-row bench-moves">
        {events.length === 0 && <span className="bench-empty">{texts.nothingToDo}</span>}
        {moves.map((event) => (
          <button key={event} type="button" onClick={() => act(event)}>
            {words.events[event] ?? event}
          </button>
        ))}
        {askable.length > 0 && (
          <AskFor askable={askable} onAsk={(kind) => act(requestEvent('request', kind))} />
        )}
        <label>
          {texts.position}{' '}
          <select
            value={positionStatus}
            onChange={({ target }) =>
              attempt(() => steering.desk.setPositionStatus(positionId, target.value))
            }
          >
            {positionStatuses.map((status) => (
              <option key={status} value={status}>
                {words.positions[status]}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
    </li>
  );
}

interface AskForProps {
  readonly askable: readonly RequestKind[];
  readonly onAsk: (kind: RequestKind) => void;
}

/** Asks for one of several things by a button of its own: arrow keys change a choice at each press. */
function AskFor({ askable, onAsk }: AskForProps) {
  const { texts, language } = useBench();
  const [chosen, setChosen] = useState<string>();
  const kind = askable.find((one) => one === chosen) ?? askable[0];
  return (
    <form
      className="bench-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (kind) onAsk(kind);
      }}
    >
      <label>
        {texts.askFor}{' '}
        <select value={kind} onChange={({ target }) => setChosen(target.value)}>
          {askable.map((one) => (
            <option key={one} value={one}>
              {deskWords[language].requests[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{texts.ask}</button>
    </form>
  );
}

/** The date of a delivery, and the state of its interview, offer and requests. */
function DeliveryFacts({ delivery }: Pick<DeskRowProps, 'delivery'>) {
  const { texts, language } = useBench();
  const { deliveredAt, offer, interview, waitsFor } = delivery;
  const words = deskWords[language];
  return (
    <p className="bench-meta">
      <time dateTime={new Date(deliveredAt).toISOString()}>{worldTime(deliveredAt, 'day')}</time>
      {interview && (
        <span>
          {`${texts.interview}${texts.colon}${words.interviews[interview.fate]}`}
          {interview.start !== undefined && `${texts.comma}${worldTime(interview.start)}`}
        </span>
      )}
      {offer && <span>{`${words.stages.offer}${texts.colon}${words.offers[offer]}`}</span>}
      {waitsFor.length > 0 && (
        <span>
          {`${texts.waitsFor}${texts.colon}`}
          {waitsFor.map((kind) => words.requests[kind]).join(texts.between)}
        </span>
      )}
    </p>
  );
}
