import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePortal } from '../portal/portal.ts';
import { portalLocales } from '../session/index.ts';
import { RetryAlert } from './retry-alert.tsx';
import type { Untranslated } from './use-translated-query.ts';

interface UntranslatedAlertProps {
  /** Of each query whose answer is not in the language shown. */
  readonly untranslated: readonly Untranslated[];
}

/** The words of `UntranslatedNotice`, and its button to try again. */
export default function UntranslatedAlert({ untranslated }: UntranslatedAlertProps) {
  const { t } = useLingui();
  const { languages } = usePortal();
  const error = untranslated.find((one) => one.error)?.error;
  // The reason stays while the page is fetched again.
  const [why, setWhy] = useState(error);
  if (error && error !== why) setWhy(error);
  const language = portalLocales[languages.locale()].name;
  return (
    <RetryAlert
      title={t`Some of this page could not be loaded in ${language}. Nothing that you entered is lost.`}
      error={why}
      pending={untranslated.some(({ isFetching }) => isFetching)}
      state="untranslated"
    />
  );
}
