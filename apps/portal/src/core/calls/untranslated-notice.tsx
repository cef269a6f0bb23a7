import { lazy } from '../parts/lazy.tsx';
import { PartBoundary } from '../parts/part-boundary.tsx';
import { QueryError } from './query-error.tsx';
import type { Untranslated } from './use-translated-query.ts';

/** Called before a language can be chosen (`LanguageMenu`), since the network may be down afterwards. */
export const fetchUntranslatedAlert = () => import('./untranslated-alert.tsx');

const UntranslatedAlert = lazy(fetchUntranslatedAlert);

interface UntranslatedNoticeProps {
  /** All queries of the page. */
  readonly of: readonly { readonly untranslated: Untranslated | undefined }[];
}

/**
 * Says that what the server tells on this page could not be had in the language that was chosen, and why, with a button to try
 * again. The page below stays with all that was typed: its own words are in the new language, since a person who has chosen it reads
 * that one, and what the server told is in the former.
 */
export function UntranslatedNotice({ of }: UntranslatedNoticeProps) {
  const untranslated = of.flatMap((query) => query.untranslated ?? []);
  return (
    <div className="empty:absolute not-empty:mb-6">
      {untranslated.length > 0 && (
        <PartBoundary failed={(error, retry) => <QueryError error={error} onRetry={retry} />}>
          <UntranslatedAlert untranslated={untranslated} />
        </PartBoundary>
      )}
    </div>
  );
}
