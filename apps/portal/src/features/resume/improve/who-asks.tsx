import type { OpenResumeImprovement } from '@careers/gateway/contract';
import { Card, Facts, Heading, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { EmailLink } from '../../../core/format/address.tsx';
import { formatInstant } from '../../../core/format/format.ts';

/** Who asks, for what, and until when. */
export function WhoAsks({
  request,
  title,
}: {
  readonly request: OpenResumeImprovement;
  readonly title: string;
}) {
  const { t, i18n } = useLingui();
  const { askedBy, position, reason, deadline } = request;
  const { email } = askedBy;
  const until = formatInstant(deadline, i18n.locale);
  return (
    <Card as="section" padding="lg" aria-labelledby="who-asks">
      <Heading level={2} size="md" id="who-asks">
        {title}
      </Heading>
      {reason && <p className="mt-2">{reason}</p>}
      <p className="mt-2 text-balance text-muted">
        <time dateTime={deadline}>{t`You can send it once, until ${until}.`}</time>
      </p>
      <Facts
        columns={2}
        className="mt-6"
        items={[
          { term: t`Your application for`, value: position.post },
          {
            term: t`Company`,
            value: (position.companyDescr || position.deptIdDescr) && (
              <InlineFacts items={[position.companyDescr, position.deptIdDescr]} />
            ),
          },
          { term: t`Questions to`, value: email && <EmailLink email={email} /> },
        ]}
      />
    </Card>
  );
}
