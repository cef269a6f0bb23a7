import { GatewayFailure } from '@careers/gateway';
import { QueryError, type QueryErrorProps } from '../../core/calls/query-error.tsx';
import { lazy } from '../../core/parts/lazy.tsx';
import { LinkPart } from './link-part.tsx';

const LinkOfOther = lazy(() => import('./link-of-other.tsx'));

/**
 * In place of a page that came by a mail and could not be loaded: the reason, and a button to try again. What is for another account than
 * the one logged in would be refused again: a button to log in with that one takes its place.
 */
export function LinkError(props: QueryErrorProps) {
  const { error } = props;
  const isOfOther =
    error instanceof GatewayFailure && (error.reason === 'otherPerson' || error.reason === 'noPermission');
  if (!isOfOther) return <QueryError {...props} />;
  return (
    <LinkPart>
      <LinkOfOther error={error} />
    </LinkPart>
  );
}
