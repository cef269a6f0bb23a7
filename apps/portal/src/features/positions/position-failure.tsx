import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { QueryError, type QueryErrorProps } from '../../core/calls/query-error.tsx';
import { describeFailure } from '../../core/failures/failures.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { isShareOver } from '../../share/share-over.ts';

/**
 * Why positions could not be loaded, with a button to try again; if a share has expired or is invalid, with a link to the
 * website's positions instead.
 */
export function PositionFailure(props: QueryErrorProps) {
  const { t, i18n } = useLingui();
  if (!isShareOver(props.error)) return <QueryError {...props} />;
  const shown = describeFailure(props.error, i18n);
  return (
    <EmptyState
      mark="expired"
      title={shown.kind === 'error' ? shown.text : t`The request was refused.`}
      action={
        <PortalLink
          to="/position"
          // Leaves the share, which links otherwise carry on.
          query={{ websiteId: '', ticket: '', positionSharedType: '' }}
          className={buttonClass('primary')}
        >
          {t`View all positions`}
        </PortalLink>
      }
    />
  );
}
