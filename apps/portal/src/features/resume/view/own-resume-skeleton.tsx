import { Beside, SheetSkeleton, Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

/** The skeleton of one's own resume, with the actions beside it. */
export function OwnResumeSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Beside
        aside={
          <div className="grid gap-3 @md:flex @md:flex-wrap @6xl:flex-col">
            <Skeleton className="h-11 rounded-md! @md:w-44 @6xl:w-full" />
            <Skeleton className="h-11 rounded-md! @md:w-40 @6xl:w-full" />
            <Skeleton className="h-11 rounded-md! @md:w-32 @6xl:w-full" />
          </div>
        }
      >
        <SheetSkeleton />
      </Beside>
    </SkeletonGroup>
  );
}
