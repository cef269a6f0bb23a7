import { declineOffer } from '@careers/gateway/contract';
import { Button, buttonClass } from '@careers/ui';
import { asValidate, OFFER_REASON_MAX, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { lazy } from '../../core/lazy.tsx';
import { PortalLink } from '../../core/link.tsx';
import { PartBoundary } from '../../core/part-boundary.tsx';
import { QueryError } from '../../core/query-error.tsx';
import { CountedText } from '../../forms/counted-text.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useLinkDraft, useLinkSubmit, usePageLink } from '../link-page/index.ts';
import type { OpenOffer } from './offer-content.ts';

const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));

interface DeclineFormProps {
  readonly offer: OpenOffer;
}

const declineValues = v.object({ reason: v.string() });
type DeclineValues = v.InferOutput<typeof declineValues>;

/** Why an offer is declined; it is asked once more before it goes out, since it is for good. */
export function DeclineForm({ offer }: DeclineFormProps) {
  const { t } = useLingui();
  const form = useForm<DeclineValues>({ defaultValues: { reason: '' } });
  const { register, handleSubmit, control, formState, getValues } = form;
  const draft = useLinkDraft(form, { name: 'declineOffer', schema: declineValues });
  const { isLocked } = usePageLink();
  const [asking, setAsking] = useState(false);
  const onFailure = useFormFailure<DeclineValues>(form, {
    reasonRequired: 'reason',
    reasonTooLong: 'reason',
  });
  const { submitAsync } = useLinkSubmit(declineOffer, { draft, onFailure });
  const { post, companyDescr } = offer.position;
  const { reason, root } = formState.errors;

  return (
    <>
      <p className="mb-8 text-muted">
        {t`You are about to decline the position “${post}” at ${companyDescr}. Please tell us why.`}
      </p>
      {draft.notice}
      <form noValidate onSubmit={handleSubmit(() => setAsking(true))} className="flex flex-col gap-6">
        <FormFailure message={root?.server?.message} />
        <CountedText
          label={t`Your reason`}
          control={control}
          name="reason"
          registered={register('reason', { validate: asValidate(required('reasonRequired')) })}
          max={OFFER_REASON_MAX}
          isRequired
          error={reason && (reason.type === 'validate' ? t`Please enter your reason` : reason.message)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" size="lg">
            {t`Decline the offer`}
          </Button>
          <PortalLink to="/mailResponse/acceptOffer" className={buttonClass('secondary', 'lg')}>
            {t`Back to the offer`}
          </PortalLink>
        </div>
      </form>
      <PartBoundary
        failed={(failure, onRetry) => <QueryError error={failure} onRetry={onRetry} />}
        again={asking}
      >
        {asking && !isLocked && (
          <DeclineDialog
            onClose={() => setAsking(false)}
            onConfirm={() => submitAsync({ reason: getValues('reason').trim() })}
          />
        )}
      </PartBoundary>
    </>
  );
}
