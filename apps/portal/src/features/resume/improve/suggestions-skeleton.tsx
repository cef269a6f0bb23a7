import { Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

/** The skeleton of the suggestions for one's own resume. */
export function SuggestionsSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`} className="grid gap-4">
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-24 w-full rounded-lg" />
    </SkeletonGroup>
  );
}
