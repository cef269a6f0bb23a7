import { Skeleton, SkeletonGroup, SkeletonText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { pageWidths } from '../site-config/page-widths.ts';
import { SiteName } from './site-name.tsx';

/** The skeleton of the first page of a visit while its code loads, inside of the frame. */
export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`} className={pageWidths.content}>
      <Skeleton className="mb-8 h-9 w-56 max-w-full" />
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
}

/** The skeleton of frame and page while it is not known which website it is. */
export function FrameSkeleton() {
  return (
    <div className="@container">
      <div className="border-b border-border bg-surface-raised">
        {/* The line below counts as part of the height. */}
        <div className="mx-auto -mb-px flex min-h-14 max-w-content items-center gap-2 px-4 @3xl:h-header @3xl:gap-3 @3xl:px-6">
          <SiteName identity={undefined} loading />
        </div>
      </div>
      <PageSkeleton />
    </div>
  );
}
