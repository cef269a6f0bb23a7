import { Card, type Fact, Facts, Heading, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmailLink } from '../../core/format/address.tsx';
import { formatInstant } from '../../core/format/format.ts';

/** The facts of a request by link; a text is empty where a gateway has none. */
interface AskedRequest {
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
  /** Whether it has not been answered yet. */
  readonly isOpen: boolean;
  /** Whether to name the candidate, if the reader is somebody else. */
  readonly namesCandidate?: boolean;
  /** What comes before the other facts: when and how an interview takes place. */
  readonly first?: readonly Fact[];
  /** The reason of the request. */
  readonly children?: ReactNode;
}

/** What a request is about, who makes it, and its deadline; shown above every form by link. */
export function RequestFacts({
  request,
  isOpen,
  namesCandidate = false,
  first = [],
  children,
}: RequestFactsProps) {
  const { t, i18n } = useLingui();
  const { position, candidateName, askedBy, deadline } = request;
  const { post, companyDescr, deptIdDescr, workPlace } = position;
  const until = formatInstant(deadline, i18n.locale);
  const items: Fact[] = [
    ...first,
    ...(namesCandidate ? [{ term: t`Candidate`, value: candidateName }] : []),
    {
      term: t`Company`,
      value: (companyDescr || deptIdDescr) && <InlineFacts items={[companyDescr, deptIdDescr]} />,
    },
    { term: t`Location`, value: workPlace },
    { term: t`Requested by`, value: (askedBy.name || askedBy.email) && <Asker {...askedBy} /> },
  ];
  return (
    <Card as="section" padding="lg" className="mb-8 print:break-inside-avoid">
      <Heading level={2} size="md">
        {post}
      </Heading>
      {isOpen && (
        <p className="mt-2 text-balance text-muted">
          <time dateTime={deadline}>{t`Please answer by ${until}.`}</time>
        </p>
      )}
      <Facts items={items} columns={2} className="mt-6" />
      {children && <div className="mt-6">{children}</div>}
    </Card>
  );
}

/** Who asks, and how to write to them; either may be unknown. */
function Asker({ name, email }: AskedRequest['askedBy']) {
  return (
    <>
      {name && <div>{name}</div>}
      {email && <EmailLink email={email} />}
    </>
  );
}
