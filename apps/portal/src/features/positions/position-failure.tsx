import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { QueryError, type QueryErrorProps } from '../../core/calls/query-error.tsx';
import { describeFailure } from '../../core/failures/failures.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { isShareOver } from '../../share/share-over.ts';

interface PositionFailureProps extends QueryErrorProps {
  /** The label of the link to all positions of the website, in the words of the page. */
  readonly allPositions: string;
}

/**
 * Why positions could not be loaded, with a button to try again; if a share has expired or is invalid, with a link to the
 * website's positions instead.
 */
export function PositionFailure({ allPositions, ...failure }: PositionFailureProps) {
  const { i18n } = useLingui();
  const shown = describeFailure(failure.error, i18n);
  if (!isShareOver(failure.error) || shown.kind === 'nothing') return <QueryError {...failure} />;
  return (
    <EmptyState
      mark="expired"
      title={shown.text}
      action={
        <PortalLink
          to="/position"
          // Leaves the share, which links otherwise carry on.
          query={{ websiteId: '', ticket: '', positionSharedType: '' }}
          className={buttonClass('primary')}
        >
          {allPositions}
        </PortalLink>
      }
    />
  );
}
