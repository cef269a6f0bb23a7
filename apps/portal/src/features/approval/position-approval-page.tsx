import { type ApprovalState, getPositionApproval } from '@careers/gateway/contract';
import { Table, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { textUnbroken } from '../../core/format/unbroken.ts';
import { LinkPage, LinkReceipt, RequestFacts, RequestText } from '../link-page/index.ts';
import { ApprovalForm } from './approval-form.tsx';
import { useDecisionWords } from './use-decision-words.ts';

type Proposal = Extract<ApprovalState, { state: 'open' | 'done' }>;
type Decided = Extract<ApprovalState, { state: 'done' }>;

/** `/positionApproval`: the proposed change of a position, and the approver's decision (section 2). */
export function PositionApprovalPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="approval" method={getPositionApproval} title={t`Position approval`}>
      {(proposal) => (
        <>
          {proposal.state === 'done' && <DecisionReceipt decided={proposal} />}
          <ProposalFacts proposal={proposal} />
          {proposal.state === 'open' && (
            <>
              <NoLongerOpen status={proposal.positionStatus} />
              <ApprovalForm canApprove={proposal.positionStatus === 'open'} />
            </>
          )}
        </>
      )}
    </LinkPage>
  );
}

/** Says that the position is closed or delisted (section 4, Position), and what can still be decided. */
function NoLongerOpen({ status }: { readonly status: Proposal['positionStatus'] }) {
  const { t } = useLingui();
  if (status === 'open') return null;
  return (
    <div role="status" className="mb-6 rounded-md bg-warning-surface p-5 @lg:px-8">
      <p className="font-semibold text-warning-text">
        {status === 'closed' ? t`Position is closed` : t`Position has been delisted`}
      </p>
      <p className="mt-0.5 text-sm text-balance">
        <TitleText>
          {t`A change can be approved only while the position is open. You can still reject it or send it back for changes.`}
        </TitleText>
      </p>
    </div>
  );
}

/** The proposed changes, each new value beside the current one. */
function ProposalFacts({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useLingui();
  const { reason, changes, state } = proposal;
  return (
    <RequestFacts request={proposal} isOpen={state === 'open'}>
      <RequestText className="mb-6">{reason}</RequestText>
      <Table
        caption={t`What changes`}
        columns={[
          { key: 'label', header: t`Field`, cell: ({ label }) => label },
          { key: 'before', header: t`Now`, cell: ({ before }) => <Value>{before}</Value>, align: 'end' },
          {
            key: 'after',
            header: t`Proposed`,
            cell: ({ after }) => (
              <strong>
                <Value>{after}</Value>
              </strong>
            ),
            align: 'end',
          },
        ]}
        rows={changes}
        rowKey={({ label }) => label}
      />
    </RequestFacts>
  );
}

/** A value of the position, which may be a text of several lines: its requirements, for example. */
function Value({ children }: { readonly children: string }) {
  return <span className="whitespace-pre-line">{textUnbroken(children)}</span>;
}

function DecisionReceipt({ decided: { decision, askedBy } }: { readonly decided: Decided }) {
  const { t } = useLingui();
  const words = useDecisionWords();
  return (
    <LinkReceipt title={words[decision.kind].done} at={decision.at} takenBy={askedBy.name}>
      {decision.comment && (
        <p className="whitespace-pre-line">{t`You wrote: ${{ said: decision.comment }}`}</p>
      )}
    </LinkReceipt>
  );
}
