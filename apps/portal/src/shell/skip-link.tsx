import { useLingui } from '@lingui/react/macro';

/** The first focusable element of the page; moves the focus past the header to the content. */
export function SkipLink() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      // Not a link, because the router owns the part of the address behind the `#`.
      onClick={() => document.getElementById('main')?.focus()}
      className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:min-h-11 focus:rounded-md focus:bg-surface-raised focus:px-4"
    >
      {t`Skip to the content`}
    </button>
  );
}
