import { Card, cn, HeadingSkeleton, Skeleton, SkeletonGroup, SkeletonLine } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cardInset } from './card-inset.ts';

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The editor's skeleton: the list of sections beside or above, the import, and the first two sections. */
export function EditorSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup
      label={t`Loading`}
      className="@4xl:grid @4xl:grid-cols-[14rem_minmax(0,1fr)] @4xl:gap-x-10"
    >
      <div className="rounded-lg border border-border bg-surface-raised @4xl:border-0 @4xl:bg-transparent">
        <div className={cn('py-3 @4xl:px-3', cardInset)}>
          <SkeletonLine small className="w-24" />
          <Skeleton className="mt-2 h-1.5 w-full rounded-full!" />
        </div>
        <div className="mt-2 hidden @4xl:block">
          {range(10).map((section) => (
            <div key={section} className="flex min-h-11 items-center gap-3 px-3 text-sm">
              <Skeleton className="size-4.5 rounded-full!" />
              <Skeleton className="h-3.5 w-28" />
            </div>
          ))}
        </div>
      </div>
      <div className="mt-4 min-w-0 @4xl:mt-0">
        <div
          className={cn(
            'mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-border bg-surface-raised py-4',
            cardInset,
          )}
        >
          <div className="min-w-0 grow basis-64">
            <SkeletonLine small className="w-80" />
          </div>
          <Skeleton className="h-9 w-32 rounded-md!" />
        </div>
        <div className="flex flex-col gap-4 @3xl:gap-6">
          <SectionSkeleton>
            <Skeleton className="h-40 w-32 rounded-md!" />
          </SectionSkeleton>
          <SectionSkeleton>
            <div className="grid gap-5 @lg:grid-cols-2">
              {range(6).map((field) => (
                <div key={field}>
                  <SkeletonLine small className="w-20" />
                  <Skeleton className="mt-1.5 h-11 w-full rounded-md!" />
                </div>
              ))}
            </div>
          </SectionSkeleton>
        </div>
      </div>
    </SkeletonGroup>
  );
}

function SectionSkeleton({ children }: { readonly children: ReactNode }) {
  return (
    <Card padding="none" className={cn('@container py-4 @lg:py-6 @3xl:py-8', cardInset)}>
      <div className="mb-5">
        <HeadingSkeleton className="w-40" />
      </div>
      {children}
    </Card>
  );
}
