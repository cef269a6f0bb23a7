import type { DataOf, queryResumeFields, Resume } from '@careers/gateway/contract';
import { Badge, buttonClass, Card, EmptyState, Heading, TitleText } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../../core/calls/query-error.tsx';
import { listOf } from '../../../core/format/list-of.ts';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { usePortal } from '../../../core/portal/portal.ts';
import { completenessOf, type SectionCompleteness } from '../model/completeness.ts';
import { contentOf, resumeFieldsQuery, resumeQuery } from '../model/resume-query.ts';
import { resumeRows } from '../model/sections/registry.ts';
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx';

/** What would improve one's own resume, section by section, with links into the editor. */
export default function Suggestions() {
  const portal = usePortal();
  const resume = useQuery(resumeQuery(portal));
  const fields = useQuery(resumeFieldsQuery(portal));
  if (resume.data && fields.data) return <SuggestionList resume={resume.data} fields={fields.data} />;
  const failed = [resume, fields].find(({ error }) => error);
  if (failed?.error)
    return (
      <QueryError
        error={failed.error}
        onRetry={() => {
          for (const query of [resume, fields]) if (query.error) void query.refetch();
        }}
        pending={failed.isFetching}
      />
    );
  return <SuggestionsSkeleton />;
}

interface SuggestionListProps {
  readonly resume: Resume;
  readonly fields: DataOf<typeof queryResumeFields>;
}

function SuggestionList({ resume, fields }: SuggestionListProps) {
  const { t } = useLingui();
  const { sections } = completenessOf(contentOf(resume), fields.sections);
  const open = sections.filter(({ state }) => state !== 'done');
  const needed = open.filter(({ state }) => state !== 'optional');
  const optional = open.filter(({ state }) => state === 'optional');
  const ordered = [...needed, ...optional];
  if (ordered.length === 0)
    return (
      <EmptyState
        mark="page"
        as="h2"
        title={t`Every section of your resume is filled in.`}
        action={
          <PortalLink to="/position" className={buttonClass('primary')}>
            {t`View all positions`}
          </PortalLink>
        }
      />
    );
  return (
    <>
      <p className="mb-6 text-balance text-muted">
        <TitleText>
          {needed.length > 0 && optional.length > 0
            ? t`These sections would tell recruiters more about you. What an application needs comes first.`
            : t`${plural(ordered.length, {
                one: 'This section would tell recruiters more about you.',
                other: 'These sections would tell recruiters more about you.',
              })}`}
        </TitleText>
      </p>
      <ul className="grid gap-3">
        {ordered.map((section) => (
          <Suggestion key={section.section} of={section} />
        ))}
      </ul>
    </>
  );
}

function Suggestion({ of: { section, state, missing } }: { readonly of: SectionCompleteness }) {
  const { t, i18n } = useLingui();
  const { name, fields } = resumeRows[section];
  const title = i18n._(name);
  const lacking = [
    ...new Set(missing.flatMap(({ field }) => fields.find((one) => one.name === field) ?? [])),
  ];
  const labels = listOf(
    lacking.map(({ label }) => i18n._(label)),
    i18n.locale,
  );
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-40">
        <div className="flex flex-wrap items-center gap-x-3">
          <Heading level={2} size="sm">
            {title}
          </Heading>
          {state !== 'optional' && <Badge tone="warning">{t`Required`}</Badge>}
        </div>
        <p className="mt-1 text-sm text-muted">
          {labels ? t`Still missing: ${labels}` : t`Nothing here yet.`}
        </p>
      </div>
      <PortalLink
        to="/resumeEditor"
        query={{ section }}
        aria-label={labels ? t`Complete: ${title}` : t`Add: ${title}`}
        className={buttonClass('secondary', 'sm')}
      >
        {labels ? t({ message: 'Complete', context: 'resume' }) : t({ message: 'Add', context: 'resume' })}
      </PortalLink>
    </Card>
  );
}
