import { checkDuplicateCandidate } from '@careers/gateway/contract';
import { emailRule, phoneRule } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { methodQuery } from '../../core/calls/method-query.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { type Form, useFormValues } from '../../forms/form/index.ts';
import { type ApplicantValues, contactsOf } from './applicant-values.ts';
import { useSettled } from './use-settled.ts';

interface KnownCandidateProps {
  readonly form: Form<ApplicantValues>;
  readonly positionId: string | undefined;
  /** Whether the server may be asked, because the recommended person has agreed to that. */
  readonly mayAsk: boolean;
}

/**
 * Warns as soon as phone and e-mail are filled in that the recruiters know this candidate already. A failure is ignored: the submit
 * would refuse a duplicate.
 */
export function KnownCandidate({ form, positionId, mayAsk }: KnownCandidateProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const values = useSettled(contactsOf(useFormValues(form)));
  const judged = phoneRule(values.phoneNationCode)(values.phoneNumber) ?? emailRule(values.email);
  const { data } = useQuery({
    ...methodQuery(portal, checkDuplicateCandidate, {
      ...values,
      ...(positionId === undefined ? {} : { positionId }),
    }),
    enabled: mayAsk && judged === undefined,
    retry: false,
  });
  return (
    <div role="status" className="contents">
      {mayAsk && judged === undefined && data?.duplicate && (
        <p className="rounded-lg bg-warning-surface p-4 text-warning-text">
          {t`This candidate is already with our recruiters, recommended by somebody or through their own application. There is no need to recommend them again.`}
        </p>
      )}
    </div>
  );
}
