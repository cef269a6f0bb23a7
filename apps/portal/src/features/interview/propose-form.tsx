import { type OpenInterview, reportTimeNotSuitable } from '@careers/gateway/contract';
import { buttonClass } from '@careers/ui';
import { asValidate, OFFER_REASON_MAX, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { DAY_MS } from '../../core/day-ms.ts';
import { viewerZone } from '../../core/format/format.ts';
import { formatSpanIn, zoneName } from '../../core/format/zones.ts';
import { useMinute } from '../../core/portal/use-as-of-now.ts';
import { CountedText, countedMessage } from '../../forms/counted-text.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { useForm, useFormValue } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { namedMessage } from '../../forms/named-message.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useErrorSummary } from '../../forms/use-error-summary.ts';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { SiblingLink, useLinkDraft, useLinkSubmit } from '../link-page/index.ts';
import { Invitation } from './invitation.tsx';
import { ProposalFields } from './proposal-fields.tsx';
import { emptyProposals, hoursOf, type ProposeValues, proposeValues, spanFrom } from './proposals.ts';

const HALF_A_YEAR = 182 * DAY_MS;

/** Why the time does not suit, and three other times. */
export function ProposeForm({ interview }: { readonly interview: OpenInterview }) {
  const { t, i18n } = useLingui();
  const { companyZone } = interview;
  const now = useMinute();
  const prefix = useId();
  const form = useForm<ProposeValues>({ defaultValues: emptyProposals, shouldFocusError: false });
  const { handleSubmit, formState } = form;
  const proposals = useFormValue(form, 'proposals');
  const zone = viewerZone();
  const draft = useLinkDraft(form, {
    name: 'interviewProposals',
    schema: proposeValues,
    say: ({ reason, proposals: all }) => [
      reason,
      ...all.map(({ day, start }) => {
        const time = spanFrom(start);
        return time ? formatSpanIn(time, i18n.locale, zone) : day;
      }),
    ],
  });
  const { refusal, onInvalid, onRefused } = useErrorSummary();
  const onFailure = useFormFailure<ProposeValues>(
    form,
    { reasonRequired: 'reason', reasonTooLong: 'reason' },
    { onRefused },
  );
  const { state, submit } = useLinkSubmit(reportTimeNotSuitable, { draft, onFailure });
  const idsOf = (at: number) => ({ day: `${prefix}-day-${at}`, start: `${prefix}-start-${at}` });
  const wrong = (at: number) => {
    const kind = formState.errors.proposals?.[at]?.message;
    if (kind === 'missing') return t`Please choose a day and a time`;
    return kind === 'overlaps' ? t`Please propose times that do not overlap` : undefined;
  };
  const namedWrong = (at: number) => {
    const message = wrong(at);
    return message && namedMessage(t`Proposal ${{ number: at + 1 }}`, message, i18n);
  };

  function send({ reason: said, proposals: all }: ProposeValues): Promise<void> {
    const times = all.flatMap(({ start }) => spanFrom(start) ?? []);
    return submit({ reason: said.trim(), proposals: times });
  }

  // The zone's name contains its offset from Greenwich only if that is the same all year, since it is not known yet which days
  // will be proposed.
  const zoneNamed = zoneName(zone, i18n.locale, now, now + HALF_A_YEAR);
  const refusedReason = countedMessage(
    formState.errors.reason,
    { max: OFFER_REASON_MAX, broken: t`Please enter your reason` },
    i18n,
  );
  return (
    <>
      <Invitation interview={interview} />
      {draft.notice}
      <form noValidate onSubmit={handleSubmit(send, onInvalid)} className="flex flex-col gap-6">
        <ErrorSummary
          refusal={refusal}
          fields={[
            { name: 'reason', id: `${prefix}-reason`, message: refusedReason },
            ...proposals.map((proposal, at) => ({
              name: 'proposals',
              id:
                hoursOf(proposal.day, companyZone, now).starts.length === 0 ? idsOf(at).day : idsOf(at).start,
              message: namedWrong(at),
            })),
          ]}
        />
        <CountedText
          id={`${prefix}-reason`}
          label={t`Why does this time not work for you?`}
          form={form}
          name="reason"
          validate={asValidate(required('reasonRequired'))}
          max={OFFER_REASON_MAX}
          rows={3}
          isRequired
          error={refusedReason}
        />
        <p className="text-sm text-balance text-muted">
          {t`Suggest three one-hour times when you could come. Times are in your zone: ${zoneNamed}.`}
        </p>
        <ProposalFields form={form} idsOf={idsOf} companyZone={companyZone} now={now} errorOf={wrong} />
        <FormFailure message={formState.failure} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton state={state} className="form-action">
            {t`Send the proposals`}
          </SubmitButton>
          <SiblingLink to="/acceptInterview" className={`${buttonClass('secondary', 'lg')} grow @2xl:grow-0`}>
            {t`Back to the invitation`}
          </SiblingLink>
        </div>
      </form>
    </>
  );
}
