import { useState } from 'react';
import { useBench, useWorldChanges } from './bench-context.ts';

/** What whoever works in the world has to know of the visit: an earlier one to go on with, and what is not kept. */
export function VisitNotices() {
  const { running, notices, goOn, texts, language } = useBench();
  useWorldChanges();
  const [offered, setOffered] = useState(true);
  const { earlier, unreadable } = notices;
  const problem = running.problem();
  return (
    <>
      {unreadable !== undefined && (
        <p role="alert" className="bench-notice">
          {texts.unreadable} {unreadable}
        </p>
      )}
      {problem && (
        <p role="alert" className="bench-notice">
          {texts[problem]}
        </p>
      )}
      {earlier && offered && (
        <p className="bench-notice">
          {texts.earlier}{' '}
          <time>{new Date(earlier.savedAt).toLocaleString(language === 'zh' ? 'zh-CN' : 'en')}</time>{' '}
          <button type="button" onClick={() => goOn(earlier)}>
            {texts.goOn}
          </button>
          <button type="button" onClick={() => setOffered(false)}>
            {texts.stayFresh}
          </button>
        </p>
      )}
    </>
  );
}
