import { useLingui } from '@lingui/react/macro';

/** The first stop of a keyboard: past the header, to what the page is there for. */
export function SkipLink() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      // Not a link: the address behind a `#` belongs to the router, only the focus moves.
      onClick={() => document.getElementById('main')?.focus()}
      className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:min-h-11 focus:rounded-md focus:bg-surface-raised focus:px-4"
    >
      {t`Skip to the content`}
    </button>
  );
}
