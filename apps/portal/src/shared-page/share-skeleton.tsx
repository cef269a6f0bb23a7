import { Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PositionCardSkeleton, PositionDetailSkeleton } from '../features/positions/index.ts';
import { Page } from '../site-config/page.tsx';

/** The skeleton of a share page. */
export function ShareSkeleton({ list }: { readonly list: boolean }) {
  const { t } = useLingui();
  return (
    <Page title={t`Shared positions`} headingHidden>
      {list ? (
        <SkeletonGroup label={t`Loading the shared positions`} className="grid gap-3">
          <Skeleton className="h-36 w-full rounded-lg" />
          <Skeleton className="h-5 w-56" />
          <PositionCardSkeleton />
          <PositionCardSkeleton />
          <PositionCardSkeleton />
        </SkeletonGroup>
      ) : (
        <PositionDetailSkeleton />
      )}
    </Page>
  );
}
