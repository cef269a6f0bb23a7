import type { CallOptions } from '@careers/gateway';
import { type OwnEvaluation, queryOwnEvaluations } from '@careers/gateway/contract';
import { buttonClass, Card, Heading, InlineFacts, SkeletonLine } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { methodQuery } from '../../../core/calls/method-query.ts';
import { QueryError } from '../../../core/calls/query-error.tsx';
import { useAskAgain } from '../../../core/calls/use-ask-again.ts';
import { formatInstant } from '../../../core/format/format.ts';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { usePortal } from '../../../core/portal/portal.ts';

/** The interviews that the interviewer has to evaluate, and those that they have evaluated; nothing if there are none. */
export function ToEvaluate() {
  const { t } = useLingui();
  const portal = usePortal();
  const ask = (options?: CallOptions) => methodQuery(portal, queryOwnEvaluations, {}, options);
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery(ask());
  const open = data?.rows.filter(({ state }) => state === 'open') ?? [];
  const deadlines = open.map(({ deadline }) => deadline);
  useAskAgain(ask, { at: deadlines.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] });
  // Also while it is tried again, when there is no error: the button was pressed here.
  const failed = !data && errorUpdatedAt > 0;
  if (!failed && !data?.rows.length) return null;
  return (
    <section aria-labelledby="to-evaluate">
      <Heading level={2} size="md" id="to-evaluate" className="mb-4">
        {t`Evaluations`}
      </Heading>
      {failed && error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {failed && !error && <SkeletonLine className="w-60 max-w-full" />}
      {data && (
        <ul className="grid grid-cols-1 gap-3">
          {data.rows.map((one) => (
            <Card
              as="li"
              key={one.id}
              padding="row"
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
            >
              <Evaluation evaluation={one} />
            </Card>
          ))}
        </ul>
      )}
    </section>
  );
}

function Evaluation({ evaluation }: { readonly evaluation: OwnEvaluation }) {
  const { t, i18n } = useLingui();
  const { id, state, candidateName, position, round, deadline } = evaluation;
  const { post } = position;
  const until = formatInstant(deadline, i18n.locale);
  const says = { open: t`Due by ${until}`, done: t`Submitted`, expired: t`Not submitted in time` };
  const does = { open: t`Evaluate`, done: t`Read`, expired: undefined };
  return (
    <>
      <div className="min-w-0">
        <InlineFacts items={[candidateName, post]} />
        <InlineFacts items={[t`Round ${round}`, says[state]]} className="tabular text-sm text-muted" />
      </div>
      {does[state] && (
        <PortalLink
          to="/interviewEvaluation"
          query={{ id }}
          className={buttonClass(state === 'open' ? 'primary' : 'secondary')}
        >
          {does[state]}
        </PortalLink>
      )}
    </>
  );
}
