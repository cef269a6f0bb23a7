import {
  BesideForm,
  Card,
  FactsSkeleton,
  HeadingSkeleton,
  SheetSkeleton,
  Skeleton,
  SkeletonGroup,
  SkeletonLine,
} from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

interface LinkSkeletonProps {
  /** Whether the page shows a resume beside the form. */
  readonly withResume: boolean;
}

/** The skeleton of a page by link. */
export function LinkSkeleton({ withResume }: LinkSkeletonProps) {
  const { t } = useLingui();
  const request = (
    <>
      <Card padding="lg" className="mb-8">
        <HeadingSkeleton className="w-56" />
        <div className="mt-2">
          <SkeletonLine className="w-72" />
        </div>
        <FactsSkeleton count={4} className="mt-6" />
      </Card>
      <Skeleton className="h-13 w-40 rounded-md!" />
    </>
  );
  return (
    <SkeletonGroup label={t`Loading`}>
      {withResume ? (
        <BesideForm form={request}>
          <SheetSkeleton />
        </BesideForm>
      ) : (
        request
      )}
    </SkeletonGroup>
  );
}
