import { abandonInterview, type InterviewReceipt, type OpenInterview } from '@careers/gateway/contract';
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
import { Invitation } from './invitation.tsx';

const AbandonDialog = lazy(() => import('./abandon-dialog.tsx'));

const abandonValues = v.object({ reason: v.string() });
type AbandonValues = v.InferOutput<typeof abandonValues>;

/** Why somebody does not come; asked once more before it goes out, since the application ends with it. */
export function AbandonForm({ interview }: { readonly interview: OpenInterview | InterviewReceipt }) {
  const { t } = useLingui();
  const form = useForm<AbandonValues>({ defaultValues: { reason: '' } });
  const { register, handleSubmit, control, formState, getValues } = form;
  const draft = useLinkDraft(form, { name: 'abandonInterview', schema: abandonValues });
  const { isLocked } = usePageLink();
  const [asking, setAsking] = useState(false);
  const onFailure = useFormFailure<AbandonValues>(form, {
    reasonRequired: 'reason',
    reasonTooLong: 'reason',
  });
  const { submitAsync } = useLinkSubmit(abandonInterview, { draft, onFailure });
  const { reason, root } = formState.errors;
  return (
    <>
      <Invitation interview={interview} />
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
            {t`Give up the interview`}
          </Button>
          <PortalLink to="/acceptInterview" className={buttonClass('secondary', 'lg')}>
            {t`Back to the invitation`}
          </PortalLink>
        </div>
      </form>
      <PartBoundary
        failed={(failure, onRetry) => <QueryError error={failure} onRetry={onRetry} />}
        again={asking}
      >
        {asking && !isLocked && (
          <AbandonDialog
            onClose={() => setAsking(false)}
            onConfirm={() => submitAsync({ reason: getValues('reason').trim() })}
          />
        )}
      </PartBoundary>
    </>
  );
}
