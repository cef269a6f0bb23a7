import { Card, Skeleton, SkeletonLine } from '@careers/ui';
import { PositionLineSkeleton } from './position-line.tsx';
import { noteRoom } from './stage-track.tsx';

const STEPS = [0, 1, 2, 3, 4];

/** The shape of an application to come: position, stage track, and what can be done. */
export function DeliveryCardSkeleton() {
  return (
    <Card padding="lg" aria-hidden="true">
      <PositionLineSkeleton />
      <div className="-mx-4 mt-5 flex">
        {STEPS.map((step) => (
          <div key={step} className="flex min-w-0 grow flex-col items-center gap-2">
            <Skeleton className="size-5 rounded-full!" />
            <SkeletonLine small className="w-12" />
          </div>
        ))}
      </div>
      <div className="@container">
        <div className={`mt-3 ${noteRoom}`}>
          <SkeletonLine small className="w-96" />
        </div>
      </div>
      <div className="mt-4">
        <SkeletonLine small className="w-52" />
      </div>
      <div className="mt-5 flex gap-3">
        <Skeleton className="h-9 w-28 rounded-md!" />
        <Skeleton className="h-9 w-24 rounded-md!" />
      </div>
    </Card>
  );
}
