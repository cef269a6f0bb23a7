import { type ApprovalState, getPositionApproval } from '@careers/gateway/contract';
import { Table } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { LinkPage, LinkReceipt, RequestFacts, RequestText } from '../link-page/index.ts';
import { ApprovalForm } from './approval-form.tsx';
import { useDecisionWords } from './use-decision-words.ts';

type Proposal = Extract<ApprovalState, { state: 'open' | 'done' }>;
type Decided = Extract<ApprovalState, { state: 'done' }>;

/** `/positionApproval`: what is to change of a position, and the approver's decision (section 2). */
export function PositionApprovalPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="approval" method={getPositionApproval} title={t`Position approval`}>
      {(proposal) => (
        <>
          {proposal.state === 'done' && <DecisionReceipt decided={proposal} />}
          <ProposalFacts proposal={proposal} />
          {proposal.state === 'open' && <ApprovalForm />}
        </>
      )}
    </LinkPage>
  );
}

/** What is to change, each value beside what it is now. */
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
          { key: 'before', header: t`Now`, cell: ({ before }) => before, align: 'end' },
          { key: 'after', header: t`Proposed`, cell: ({ after }) => <strong>{after}</strong>, align: 'end' },
        ]}
        rows={changes}
        rowKey={({ label }) => label}
      />
    </RequestFacts>
  );
}

function DecisionReceipt({ decided: { decision } }: { readonly decided: Decided }) {
  const words = useDecisionWords();
  return (
    <LinkReceipt title={words[decision.kind].done} at={decision.at}>
      {decision.comment && <p className="wrap-break-word whitespace-pre-line">{decision.comment}</p>}
    </LinkReceipt>
  );
}
