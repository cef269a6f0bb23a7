import { GatewayFailure } from '@careers/gateway';
import { QueryError, type QueryErrorProps } from '../../core/calls/query-error.tsx';
import { lazy } from '../../core/parts/lazy.tsx';
import { LinkPart } from './link-part.tsx';

const LinkOfOther = lazy(() => import('./link-of-other.tsx'));

/** Reasons of a refusal that another account may not meet. */
const ofOther: readonly (string | undefined)[] = [
  'otherPerson',
  'noPermission',
  'deliveryUnknown',
  'evaluationUnknown',
];

/**
 * In place of a page that came by a mail and could not be loaded: the reason, and a button to try again. What is for another account than
 * the one logged in would be refused again: a button to log in with that one takes its place.
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
