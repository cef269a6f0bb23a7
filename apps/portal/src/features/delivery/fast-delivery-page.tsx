import { GatewayFailure } from '@careers/gateway';
import { type DataOf, deliverResume } from '@careers/gateway/contract';
import {
  buttonClass,
  Card,
  EmptyState,
  FactsSkeleton,
  Skeleton,
  SkeletonGroup,
  SkeletonLine,
} from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { UntranslatedNotice } from '../../core/calls/untranslated-notice.tsx';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import { useTranslatedQuery } from '../../core/calls/use-translated-query.ts';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { type MethodSubmit, useSubmitMethod } from '../../forms/use-submit-method.ts';
import { Page } from '../../site-config/page.tsx';
import { PositionFailure, positionDetailQuery, scopeOf } from '../positions/index.ts';
import { resumeQuery } from '../resume/index.ts';
import { CheckAndDeliver } from './check-and-deliver.tsx';
import { DeliveryReceipt } from './delivery-receipt.tsx';
import { PositionLineSkeleton } from './position-line.tsx';
import { useEmployeeResume } from './use-employee-resume.ts';

/** Quick delivery of a resume: choose it, check it, send it (section 2, /fastDelivery). */
export function FastDeliveryPage() {
  const { t } = useLingui();
  const { query } = useAppLocation();
  return (
    <Page title={t`Apply for this job`} width="narrow">
      {query.id ? <DeliveryTo key={query.id} positionId={query.id} /> : <NoPosition />}
    </Page>
  );
}

/** The address names no position, or an unknown one. */
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

/** The delivery to one position: the check before it while it is not sent, and its receipt afterwards. */
function DeliveryTo({ positionId }: { readonly positionId: string }) {
  const { t } = useLingui();
  const portal = usePortal();
  const { query } = useAppLocation();
  const position = useTranslatedQuery(positionDetailQuery(portal, positionId, scopeOf(query)));
  const resume = useTranslatedQuery(resumeQuery(portal));
  const employee = useEmployeeResume();
  // Here rather than beside the button: the receipt is shown even if a query of the page changes or fails meanwhile.
  const { delivery, submit } = useDelivery();
  if (delivery) return <DeliveryReceipt delivery={delivery} />;
  if (position.error instanceof GatewayFailure && position.error.reason === 'positionUnknown')
    return <NoPosition unknown />;
  const failed = [position, resume, employee].find((one) => one.error);
  if (failed?.error) {
    return (
      <PositionFailure
        allPositions={t`View all positions`}
        error={failed.error}
        onRetry={() => void failed.refetch()}
        pending={failed.isFetching}
        size="page"
      />
    );
  }
  if (!position.data || !resume.data || employee.data === undefined) {
    return (
      <SkeletonGroup label={t`Loading`} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Card padding="lg">
          <SkeletonLine small className="w-16" />
          <PositionLineSkeleton />
        </Card>
        <Card padding="lg">
          <div className="mb-6">
            <SkeletonLine className="w-32" />
          </div>
          <FactsSkeleton count={6} />
        </Card>
        <Skeleton className="h-13 w-40 rounded-md!" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <UntranslatedNotice of={[position, resume, employee]} />
      <CheckAndDeliver
        position={position.data}
        sendable={{ resume: resume.data, employee: employee.data ?? undefined }}
        submit={submit}
      />
    </>
  );
}

interface Delivering {
  /** What was sent. */
  readonly delivery: DataOf<typeof deliverResume> | undefined;
  readonly submit: MethodSubmit<typeof deliverResume>;
}

/** Sends the delivery. Somebody who has left the page meanwhile gets the outcome as a toast; otherwise the receipt shows it. */
function useDelivery(): Delivering {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const showFailure = useFailureToast();
  const [delivery, setDelivery] = useState<Delivering['delivery']>();
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const submit = useSubmitMethod(deliverResume, {
    outlivesForm: true,
    onSuccess: (sent) => {
      setDelivery(sent);
      if (!shown.current) toasts.show({ tone: 'success', message: t`Delivery successful` });
    },
    onFailure: showFailure,
  });
  return { delivery, submit };
}
