import { useBench } from './bench-context.ts';
import { deskWords } from './desk-words.ts';
import { keepFocus } from './keep-focus.ts';
import { ShownRows } from './shown-rows.tsx';
import { worldTime } from './world-time.ts';

/** The recommendations, newest first, each with the stages that it can be moved to. */
export function DeskRecommendations({ attempt }: { readonly attempt: (run: () => void) => void }) {
  const { steering, texts, language } = useBench();
  const recommendations = steering.desk.recommendations();
  const { recommendationStages } = deskWords[language];
  if (recommendations.length === 0) return null;
  return (
    <section className="bench-stage" aria-labelledby="desk-recommendations">
      <h2 id="desk-recommendations">
        {texts.recommendations} <small>{recommendations.length}</small>
      </h2>
      <ShownRows rows={recommendations} className="bench-list">
        {({ id, applicantName, post, recommendedBy, stage, stages, recommendedAt }) => (
          <li key={id} data-recommendation={id} tabIndex={-1}>
            <p>{[applicantName, post].filter(Boolean).join(' · ')}</p>
            <p className="bench-meta">
              <time dateTime={new Date(recommendedAt).toISOString()}>{worldTime(recommendedAt, 'day')}</time>
              <span>
                {texts.recommendedBy} {recommendedBy}
              </span>
              <span>{recommendationStages[stage]}</span>
            </p>
            <p className="bench-row">
              {stages.length === 0 && <span className="bench-empty">{texts.nothingToDo}</span>}
              {stages.map((next) => (
                <button
                  key={next}
                  type="button"
                  onClick={() =>
                    keepFocus(`[data-recommendation="${id}"]`, () =>
                      attempt(() => steering.desk.moveRecommendation(id, next)),
                    )
                  }
                >
                  {recommendationStages[next]}
                </button>
              ))}
            </p>
          </li>
        )}
      </ShownRows>
    </section>
  );
}
