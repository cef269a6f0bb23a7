import { Beside, SheetSkeleton, Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

/** The skeleton of one's own resume, with the actions beside it. */
export function OwnResumeSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Beside
        aside={
          <div className="flex flex-wrap gap-3 @6xl:flex-col">
            <Skeleton className="h-11 w-44 rounded-md! @6xl:w-full" />
            <Skeleton className="h-11 w-40 rounded-md! @6xl:w-full" />
            <Skeleton className="h-11 w-32 rounded-md! @6xl:w-full" />
          </div>
        }
      >
        <SheetSkeleton />
      </Beside>
    </SkeletonGroup>
  );
}
