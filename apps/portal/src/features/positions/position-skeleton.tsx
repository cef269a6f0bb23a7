import { Card, cn, Skeleton, SkeletonGroup, SkeletonText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { factGrid } from './position-facts.tsx';
import { positionLayout } from './position-layout.ts';

const { columns, sideColumn, band } = positionLayout;

const factShapes = [
  ['w-14', 'w-24'],
  ['w-10', 'w-20'],
  ['w-14', 'w-16'],
  ['w-16', 'w-32'],
  ['w-14', 'w-12'],
  ['w-16', 'w-28'],
  ['w-14', 'w-36'],
] as const;

/** The page's skeleton. */
export function PositionDetailSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the position`} className="min-h-dvh">
      <div className="flex h-[1lh] items-center text-2xl @3xl:text-3xl">
        <Skeleton className="h-[0.8em] w-3/5 max-w-md" />
      </div>
      <div className="mt-3 mb-8 @5xl:mb-10 @5xl:text-lg">
        <div className="flex h-[1lh] items-center">
          <Skeleton className="h-4 w-2/5 max-w-72" />
        </div>
        <div className="mt-3 flex h-[1lh] items-center @5xl:hidden">
          <Skeleton className="h-4 w-4/5 max-w-96" />
        </div>
      </div>
      <div className={columns}>
        <div className="flex min-w-0 flex-col gap-12">
          <Skeleton className={cn('-mb-3', band)} />
          {[5, 4, 3].map((lines) => (
            <div key={lines}>
              <Skeleton className="mb-5 h-5 w-28" />
              <SkeletonText lines={lines} className="max-w-reading" />
            </div>
          ))}
        </div>
        <Card padding="lg" className={cn(sideColumn, 'self-start')}>
          <div className={cn(factGrid, 'items-center')}>
            {factShapes.map(([term, value]) => (
              <div key={value} className="contents">
                <Skeleton className={cn('h-3.5', term)} />
                <div className="flex h-[1lh] items-center">
                  <Skeleton className={cn('h-4', value)} />
                </div>
              </div>
            ))}
          </div>
          <Skeleton className="mt-8 mb-13 hidden h-13 rounded-md! @5xl:block" />
        </Card>
      </div>
    </SkeletonGroup>
  );
}
