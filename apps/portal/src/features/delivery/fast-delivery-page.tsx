import { GatewayFailure } from '@careers/gateway';
import { deliverResume, type PositionDetail, type Resume } from '@careers/gateway/contract';
import { Button, buttonClass, Card, EmptyState, Heading, Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAppLocation } from '../../core/app-location.ts';
import { PortalLink } from '../../core/link.tsx';
import { usePortal } from '../../core/portal.ts';
import { QueryError } from '../../core/query-error.tsx';
import { useFailureToast } from '../../core/use-failure-toast.ts';
import { type MethodSubmit, useSubmitMethod } from '../../forms/use-submit-method.ts';
import { Page } from '../../site-config/page.tsx';
import { positionDetailQuery, scopeOf } from '../positions/index.ts';
import { resumeQuery, sectionNames } from '../resume/index.ts';
import { DeliveryReceipt } from './delivery-receipt.tsx';
import { PositionLine } from './position-line.tsx';
import { ResumeSummary } from './resume-summary.tsx';

/** Quick delivery of the resume that exists: check what goes where, then send it (section 2, /fastDelivery). */
export function FastDeliveryPage() {
  const { t } = useLingui();
  const { query } = useAppLocation();
  return (
    <Page title={t`Apply for this job`} width="narrow">
      {query.id ? <Deliver key={query.id} positionId={query.id} /> : <NoPosition />}
    </Page>
  );
}

/** No position in the address, or one that nobody knows. */
function NoPosition({ unknown = false }: { readonly unknown?: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      mark="delivery"
      title={unknown ? t`This position could not be found.` : t`Choose a job to apply for.`}
      action={
        <PortalLink to="/position" className={buttonClass('primary')}>
          {t`View all positions`}
        </PortalLink>
      }
    />
  );
}

function Deliver({ positionId }: { readonly positionId: string }) {
  const { t } = useLingui();
  const portal = usePortal();
  const { query } = useAppLocation();
  const position = useQuery(positionDetailQuery(portal, positionId, scopeOf(query)));
  const resume = useQuery(resumeQuery(portal));
  // Here rather than beside its button: what it brings is shown, whatever becomes of the page meanwhile.
  const submit = useDelivery();
  if (submit.data) return <DeliveryReceipt delivery={submit.data} />;
  if (position.error instanceof GatewayFailure && position.error.reason === 'positionUnknown')
    return <NoPosition unknown />;
  const failed = [position, resume].find((query) => query.error);
  if (failed?.error) {
    return (
      <QueryError
        error={failed.error}
        onRetry={() => void failed.refetch()}
        pending={failed.isFetching}
        size="page"
      />
    );
  }
  if (!position.data || !resume.data) {
    return (
      <SkeletonGroup label={t`Loading`} className="grid gap-6">
        <Skeleton className="h-36 w-full rounded-lg" />
        <Skeleton className="h-64 w-full rounded-lg" />
        <Skeleton className="h-13 w-40" />
      </SkeletonGroup>
    );
  }
  return <CheckAndDeliver position={position.data} resume={resume.data} submit={submit} />;
}

/** The delivery itself; whoever has gone elsewhere meanwhile is told what became of it all the same. */
function useDelivery(): MethodSubmit<typeof deliverResume> {
  const { t } = useLingui();
  const { toasts, queries } = usePortal();
  const showFailure = useFailureToast();
  return useSubmitMethod(deliverResume, {
    outlivesForm: true,
    onSuccess: () => toasts.show({ tone: 'success', message: t`Delivery successful` }),
    onFailure: (error) => {
      showFailure(error);
      // A refusal knows more than what is on screen: closed, or delivered to in another tab.
      if (error instanceof GatewayFailure && error.kind === 'business') void queries.invalidateQueries();
    },
  });
}

interface CheckAndDeliverProps {
  readonly position: PositionDetail;
  readonly resume: Resume;
  readonly submit: MethodSubmit<typeof deliverResume>;
}

function CheckAndDeliver({ position, resume, submit }: CheckAndDeliverProps) {
  const { t } = useLingui();
  const obstacle = useObstacle(position, resume);
  const deliver = () => void submit.submit({ positionId: position.id, source: 'quick' });
  return (
    <div className="grid gap-6">
      <Card as="section" padding="lg" aria-labelledby="delivery-position">
        <p id="delivery-position" className="text-sm text-muted">
          {t`Position`}
        </p>
        <PositionLine position={position} level={2} className="mt-1" />
      </Card>
      <Card as="section" padding="lg" aria-labelledby="delivery-resume">
        <Heading level={2} size="sm" id="delivery-resume" className="mb-5">
          {t`Your resume`}
        </Heading>
        <ResumeSummary resume={resume} />
      </Card>
      {obstacle ?? (
        <div className="flex flex-wrap items-center gap-4">
          <Button size="lg" pending={submit.state === 'pending'} onClick={deliver}>
            {t`Apply`}
          </Button>
          <p className="text-sm text-muted">
            {t`The recruiters of ${position.companyDescr} will see this resume.`}
          </p>
        </div>
      )}
    </div>
  );
}

/** Why this cannot be delivered, with the way on; nothing when it can. */
function useObstacle(position: PositionDetail, resume: Resume) {
  const { t, i18n } = useLingui();
  if (position.status !== 'open') {
    return (
      <Notice title={position.status === 'closed' ? t`Position is closed` : t`Position has been delisted`}>
        <PortalLink to="/position" className={buttonClass('secondary')}>
          {t`View all positions`}
        </PortalLink>
      </Notice>
    );
  }
  if (position.deliveredId) {
    return (
      <Notice title={t`You have already applied for this job.`}>
        <PortalLink to="/personalCenter" className={buttonClass('secondary')}>
          {t`View my application`}
        </PortalLink>
      </Notice>
    );
  }
  if (resume.missing.length > 0) {
    return (
      <Notice title={t`Please fill in the required content completely`}>
        <ul className="mb-4 list-disc ps-5">
          {resume.missing.map((section) => (
            <li key={section}>{i18n._(sectionNames[section])}</li>
          ))}
        </ul>
        <PortalLink to="/resumeEditor" className={buttonClass('primary')}>
          {t`Complete my resume`}
        </PortalLink>
      </Notice>
    );
  }
  return undefined;
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="status" className="rounded-lg bg-warning-surface p-6 text-warning-text">
      <p className="mb-4 font-medium">{title}</p>
      {children}
    </div>
  );
}
