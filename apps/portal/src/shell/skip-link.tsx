import { useLingui } from '@lingui/react/macro';

/** The first stop of a keyboard: past the header, to what the page is there for. */
export function SkipLink() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      // Not a link: the address behind a `#` belongs to the router, only the focus moves.
      onClick={() => document.getElementById('main')?.focus()}
      className="sr-only rounded-md bg-surface-raised p-3 focus:not-sr-only focus:absolute focus:z-50"
    >
      {t`Skip to the content`}
    </button>
  );
}
