import { Button, buttonClass, Card, Heading, SkeletonLine } from '@careers/ui';
import { Tabs } from '@careers/ui/floating';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { PortalLink, useGo } from '../../core/navigation/link.tsx';
import { OnDemand } from '../../core/parts/on-demand.tsx';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';
import { LogOutButton } from '../../site-config/log-out-button.tsx';
import { Page } from '../../site-config/page.tsx';
import { ImportResume, resumeQuery } from '../resume/index.ts';
import { type CenterTab, readCenterTab } from './center-tabs.ts';
import { MyCollection } from './my-collection.tsx';
import { MyDeliveries } from './my-deliveries.tsx';

/** My deliveries, my collection, my resume, and a button to log out (section 2, /personalCenter). */
export function PersonalCenterPage() {
  const { t } = useLingui();
  const { path, query } = useAppLocation();
  const go = useGo();
  const show = (tab: CenterTab) => void go(path, tab ? { tab } : {}, { replace: true });
  return (
    <Page title={t`My account`}>
      <div className="grid grid-cols-1 items-start gap-10 @4xl:grid-cols-[1fr_19rem] print:stack">
        <Tabs
          label={t`My lists`}
          value={readCenterTab(query.tab)}
          onValueChange={show}
          items={[
            { value: '', label: t`Applications`, content: <MyDeliveries /> },
            { value: 'collection', label: t`Saved jobs`, content: <MyCollection /> },
          ]}
        />
        <Me />
      </div>
    </Page>
  );
}

function Me() {
  const { t } = useLingui();
  const portal = usePortal();
  const { userInfo } = useStoredSession();
  const { data: resume, error, isFetching, refetch } = useQuery(resumeQuery(portal));
  return (
    <div className="grid gap-4">
      <Card as="section" padding="lg" aria-label={t`About you`}>
        <p className="heading text-lg leading-heading @3xl:text-xl">{userInfo?.name || userInfo?.userName}</p>
        <p className="tabular mt-1 text-sm text-muted">{userInfo?.phone || userInfo?.email}</p>
        <div className="mt-6 flex flex-wrap items-center gap-6">
          <PortalLink to="/accountSettings" className={buttonClass('link', 'sm')}>
            {t`Account settings`}
          </PortalLink>
          <PortalLink to="/fastRecommend" className={buttonClass('link', 'sm')}>
            {t`Recommend a candidate`}
          </PortalLink>
        </div>
      </Card>
      <Card as="section" padding="lg" aria-labelledby="my-resume">
        <Heading level={2} size="md" id="my-resume">
          {t`My resume`}
        </Heading>
        {resume && (
          <p className="mt-2 text-sm text-muted">
            {resume.missing.length === 0
              ? t`Complete and ready to send`
              : t`${plural(resume.missing.length, {
                  one: '# required section is missing',
                  other: '# required sections are missing',
                })}`}
          </p>
        )}
        {!resume && !error && <SkeletonLine small className="mt-2 w-40" />}
        {!resume && error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
        <div className="mt-6 flex flex-wrap items-center gap-6">
          <PortalLink to="/resumeEditor" className={buttonClass('link', 'sm')}>
            {t`Edit my resume`}
          </PortalLink>
          <PortalLink to="/resumeTemp" className={buttonClass('link', 'sm')}>
            {t`Templates and print`}
          </PortalLink>
          <OnDemand
            part={ImportResume}
            props={{}}
            trigger={
              <Button variant="link" size="sm">
                {t`Import a resume`}
              </Button>
            }
          />
        </div>
      </Card>
      <div>
        <LogOutButton size="sm" />
      </div>
    </div>
  );
}
