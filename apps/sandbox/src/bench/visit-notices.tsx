import { reloadKeepingTyped } from '@careers/portal/reload-keeping-typed';
import { useEffect, useState } from 'react';
import { useBench, useWorldChanges } from './bench-context.ts';
import { sayRefusal } from './say-refusal.ts';

/**
 * Notices about the visit: an earlier one that can be continued, a later one of another tab, and if the world cannot be stored or no
 * longer answers.
 */
export function VisitNotices() {
  const { running, notices, goOn, watchResets, join, texts, language } = useBench();
  useWorldChanges();
  const [offered, setOffered] = useState(true);
  const { earlier, unreadable } = notices;
  const [left, setLeft] = useState(false);
  useEffect(() => watchResets(() => setLeft(true)), [watchResets]);
  const problem = running.problem();
  return (
    <>
      {unreadable !== undefined && (
        <p role="alert" className="bench-notice">
          {texts.unreadable} {sayRefusal(unreadable, language)}
        </p>
      )}
      {problem && (
        <p role="alert" className="bench-notice">
          {texts[problem]}
        </p>
      )}
      {running.isReplaced() && (
        <p role="alert" className="bench-notice">
          {texts.replaced}{' '}
          <button type="button" onClick={reloadKeepingTyped}>
            {texts.reload}
          </button>
        </p>
      )}
      {left && (
        <p role="alert" className="bench-notice">
          {texts.resetElsewhere}{' '}
          <button type="button" onClick={join}>
            {texts.join}
          </button>
          <button type="button" onClick={() => setLeft(false)}>
            {texts.stayFresh}
          </button>
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
