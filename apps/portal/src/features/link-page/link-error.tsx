import { GatewayFailure } from '@careers/gateway';
import { QueryError, type QueryErrorProps } from '../../core/calls/query-error.tsx';
import { lazy } from '../../core/parts/lazy.tsx';
import { LinkPart } from './link-part.tsx';

const LinkOfOther = lazy(() => import('./link-of-other.tsx'));

/** Refusals that another account may not get. */
const ofOther: readonly (string | undefined)[] = [
  'otherPerson',
  'noPermission',
  'deliveryUnknown',
  'evaluationUnknown',
];

/**
 * Replaces a page by mail that could not be loaded: the reason, with a button to try again, or to log in with another account if
 * the page belongs to one.
 */
export function LinkError(props: QueryErrorProps) {
  const { error } = props;
  const isOfOther = error instanceof GatewayFailure && ofOther.includes(error.reason);
  if (!isOfOther) return <QueryError {...props} />;
  return (
    <LinkPart>
      <LinkOfOther error={error} />
    </LinkPart>
  );
}
