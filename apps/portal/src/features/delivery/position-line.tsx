import type { PositionSummary } from '@careers/gateway/contract';
import { Heading, type HeadingLevel, HeadingSkeleton, InlineFacts, SkeletonLine } from '@careers/ui';
import { PortalLink } from '../../core/navigation/link.tsx';
import { useNamed } from '../../site-config/use-named.ts';

interface PositionLineProps {
  readonly position: Pick<PositionSummary, 'id' | 'post' | 'companyDescr' | 'deptIdDescr' | 'workPlace'>;
  readonly level: HeadingLevel;
  readonly id?: string;
  readonly className?: string;
}

/** A position in two lines: its title, which leads to it, and where it is. */
export function PositionLine({ position, level, id, className }: PositionLineProps) {
  const named = useNamed();
  return (
    <>
      <Heading level={level} size="md" id={id} className={className}>
        <PortalLink
          to="/RecruitDetail"
          query={{ id: position.id }}
          className="relative z-1 no-underline hit-area hover:underline"
        >
          {named(position.post)}
        </PortalLink>
      </Heading>
      <InlineFacts
        items={[position.companyDescr, position.deptIdDescr, position.workPlace.name]}
        className="mt-1 text-muted"
      />
    </>
  );
}

/** The shape of a position's two lines to come. */
export function PositionLineSkeleton() {
  return (
    <>
      <HeadingSkeleton className="w-56" />
      <div className="mt-1">
        <SkeletonLine className="w-72" />
      </div>
    </>
  );
}
