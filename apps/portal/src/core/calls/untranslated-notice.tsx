import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { describeFailure } from '../failures/failures.ts';
import { usePortal } from '../portal/portal.ts';
import { portalLocales } from '../session/index.ts';
import type { Untranslated } from './use-translated-query.ts';

interface UntranslatedNoticeProps {
  /** The page's queries, as many as there are. */
  readonly of: readonly { readonly untranslated: Untranslated | undefined }[];
}

/**
 * Says that what the server tells on this page could not be had in the language that was chosen, and why, with a button to try
 * again. The page below stays with all that was typed: its own words are in the new language, since a person who has chosen it reads
 * that one, and what the server told is in the former.
 */
export function UntranslatedNotice({ of }: UntranslatedNoticeProps) {
  const { t, i18n } = useLingui();
  const { queries, languages } = usePortal();
  const untranslated = of.flatMap((query) => query.untranslated ?? []);
  const isShown = untranslated.length > 0;
  const error = untranslated.find((one) => one.error)?.error;
  // The reason stays while the page is fetched again.
  const [why, setWhy] = useState(error);
  if (error && error !== why) setWhy(error);
  const text = describeFailure(why, i18n);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterwards(place, isShown);
  const language = portalLocales[languages.locale()].name;
  return (
    <div ref={place} tabIndex={-1} className="outline-none empty:absolute not-empty:mb-6">
      {isShown && (
        <div
          role="alert"
          data-state="untranslated"
          className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-warning-surface px-4 py-3 text-sm"
        >
          <CircleAlert size={18} className="shrink-0 text-warning-text" />
          <div className="min-w-0 grow basis-56">
            <p className="font-medium text-warning-text">
              {t`Some of this page could not be loaded in ${language}. Nothing that you entered is lost.`}
            </p>
            {text.kind === 'error' && <p className="mt-0.5">{text.text}</p>}
          </div>
          <Button
            variant="secondary"
            size="sm"
            pending={untranslated.some(({ isFetching }) => isFetching)}
            // All that has failed on screen: the website's name and menu too.
            onClick={() =>
              void queries.refetchQueries({
                type: 'active',
                predicate: ({ state }) => state.status === 'error',
              })
            }
          >
            {t`Try again`}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Keeps the focus at its place when the pressed button goes, unless it is elsewhere. */
function useFocusAfterwards(place: RefObject<HTMLDivElement | null>, isShown: boolean): void {
  const wasShown = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (wasShown.current && !isShown && activeElement === body) place.current?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [place, isShown]);
}
