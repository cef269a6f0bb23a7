import type { DeskDelivery, PositionStatus, Stage } from '@careers/mocks';
import { useState } from 'react';
import { useBench, useWorldChanges } from './bench-context.ts';
import { DeskRecommendations } from './desk-recommendations.tsx';
import { deskWords } from './desk-words.ts';

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

/** The recruiter's desk: the deliveries by stage and the recommendations, each with what is possible now. */
export function DeskPanel() {
  const { sandbox, texts, language } = useBench();
  useWorldChanges();
  // What another tab has done since this was drawn can make a press too late.
  const [refusal, setRefusal] = useState('');
  const deliveries = sandbox.desk.deliveries();
  const words = deskWords[language];
  const attempt = (run: () => void) => {
    try {
      run();
      setRefusal('');
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      {refusal && <p role="alert">{refusal}</p>}
      {deliveries.length === 0 && <p className="bench-empty">{texts.noDeliveries}</p>}
      {stages.map((stage) => {
        const here = deliveries.filter((one) => one.stage === stage);
        if (here.length === 0) return null;
        return (
          <section key={stage} className="bench-stage" aria-labelledby={`desk-${stage}`}>
            <h2 id={`desk-${stage}`}>
              {words.stages[stage]} <small>{here.length}</small>
            </h2>
            <ul className="bench-list">
              {here.map((one) => (
                <DeskRow key={one.id} delivery={one} attempt={attempt} />
              ))}
            </ul>
          </section>
        );
      })}
      <DeskRecommendations attempt={attempt} />
    </>
  );
}

interface DeskRowProps {
  readonly delivery: DeskDelivery;
  readonly attempt: (run: () => void) => void;
}

function DeskRow({ delivery, attempt }: DeskRowProps) {
  const { sandbox, texts, language } = useBench();
  const { id, candidate, post, positionId, positionStatus, deliveredAt, offer, events } = delivery;
  const words = deskWords[language];
  return (
    <li data-delivery={id}>
      <p>
        {candidate} · {post}
      </p>
      <p className="bench-meta">
        <time dateTime={new Date(deliveredAt).toISOString()}>
          {new Date(deliveredAt).toLocaleDateString(language === 'zh' ? 'zh-CN' : 'en')}
        </time>
        {offer && (
          <span>
            {words.stages.offer}: {words.offers[offer]}
          </span>
        )}
      </p>
      <p className="bench-row">
        {events.length === 0 && <span className="bench-empty">{texts.nothingToDo}</span>}
        {events.map((event) => (
          <button key={event} type="button" onClick={() => attempt(() => sandbox.desk.act(id, event))}>
            {words.events[event] ?? event}
          </button>
        ))}
        <label>
          {texts.position}{' '}
          <select
            value={positionStatus}
            onChange={({ target }) => attempt(() => sandbox.desk.setPositionStatus(positionId, target.value))}
          >
            {positionStatuses.map((status) => (
              <option key={status} value={status}>
                {words.positions[status]}
              </option>
            ))}
          </select>
        </label>
      </p>
    </li>
  );
}
