import { PageHeading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { QueryError } from '../calls/query-error.tsx';

/** A page that failed as a whole, with another try. The page that was left is gone, and with it the focus. */
export function RouteError({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const router = useRouter();
  const title = t`Something went wrong on this page.`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <PageHeading focusOnMount className="sr-only">
        {title}
      </PageHeading>
      <QueryError error={error} size="page" onRetry={() => void router.invalidate()} />
    </>
  );
}
