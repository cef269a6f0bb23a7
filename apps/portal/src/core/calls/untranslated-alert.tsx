import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useLayoutEffect, useRef, useState } from 'react';
import { describeFailure } from '../failures/failures.ts';
import { usePortal } from '../portal/portal.ts';
import { portalLocales } from '../session/index.ts';
import type { Untranslated } from './use-translated-query.ts';

interface UntranslatedAlertProps {
  /** Of each query whose answer is not in the language shown. */
  readonly untranslated: readonly Untranslated[];
}

/** The words of `UntranslatedNotice`, and its button to try again. */
export default function UntranslatedAlert({ untranslated }: UntranslatedAlertProps) {
  const { t, i18n } = useLingui();
  const { queries, languages } = usePortal();
  const error = untranslated.find((one) => one.error)?.error;
  // The reason stays while the page is fetched again.
  const [why, setWhy] = useState(error);
  if (error && error !== why) setWhy(error);
  const text = describeFailure(why, i18n);
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = alert.current;
    // The focus stays at this place when the pressed button goes.
    return () => {
      if (own?.contains(document.activeElement)) own.parentElement?.focus({ preventScroll: true });
    };
  }, []);
  const language = portalLocales[languages.locale()].name;
  return (
    <div
      ref={alert}
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
          void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
        }
      >
        {t`Try again`}
      </Button>
    </div>
  );
}
