import { Card, type Fact, Facts, Heading, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmailLink } from '../../core/address.tsx';
import { formatInstant } from '../../core/format.ts';

/** What a request by link says of itself. */
export interface AskedRequest {
  readonly position: {
    readonly post: string;
    readonly companyDescr: string;
    readonly deptIdDescr: string;
    readonly workPlace: string;
  };
  readonly candidateName: string;
  readonly askedBy: { readonly name: string; readonly email: string };
  readonly deadline: string;
}

interface RequestFactsProps {
  readonly request: AskedRequest;
  /** Whether it still waits for its answer. */
  readonly isOpen: boolean;
  /** Whether whoever reads it is told whom it is about: the candidate knows. */
  readonly namesCandidate?: boolean;
  /** What of it matters most: when people meet. */
  readonly first?: ReactNode;
  /** Why it is asked. */
  readonly children?: ReactNode;
}

/** What is asked about, by whom, and until when: what stands above every form by link. */
export function RequestFacts({
  request,
  isOpen,
  namesCandidate = false,
  first,
  children,
}: RequestFactsProps) {
  const { t, i18n } = useLingui();
  const { position, candidateName, askedBy, deadline } = request;
  const { post, companyDescr, deptIdDescr, workPlace } = position;
  const until = formatInstant(deadline, i18n.locale);
  const items: Fact[] = [
    ...(namesCandidate && candidateName ? [{ term: t`Candidate`, value: candidateName }] : []),
    { term: t`Company`, value: <InlineFacts items={[companyDescr, deptIdDescr]} /> },
    { term: t`Location`, value: workPlace },
    {
      term: t`Asked by`,
      value: (
        <>
          {askedBy.name}
          <br />
          <EmailLink email={askedBy.email} />
        </>
      ),
    },
  ];
  return (
    <Card as="section" padding="lg" className="mb-8">
      <Heading level={2} size="md">
        {post}
      </Heading>
      {isOpen && (
        <p className="mt-2 text-balance text-muted">
          <time dateTime={deadline}>{t`Please answer by ${until}.`}</time>
        </p>
      )}
      {first && <div className="mt-6">{first}</div>}
      <Facts items={items} columns={2} className={first ? 'mt-4' : 'mt-6'} />
      {children && <div className="mt-6">{children}</div>}
    </Card>
  );
}
