import { usePortal } from '../../core/portal/portal.ts';
import { Controlled, type Form, useFormValue } from '../../forms/form/index.ts';
import { ProposalRow } from './proposal-row.tsx';
import { hoursOf, overlapsEarlier, type ProposeValues } from './proposals.ts';

interface ProposalFieldsProps {
  readonly form: Form<ProposeValues>;
  readonly idsOf: (at: number) => { readonly day: string; readonly start: string };
  readonly companyZone: string;
  /** Now, in milliseconds. */
  readonly now: number;
  readonly errorOf: (at: number) => string | undefined;
}

/** The fields of the proposed times. */
export function ProposalFields({ form, idsOf, companyZone, now, errorOf }: ProposalFieldsProps) {
  const { clock } = usePortal();
  const proposals = useFormValue(form, 'proposals');
  return proposals.map((_, at) => (
    <Controlled
      // Proposals have no id, only their index.
      key={idsOf(at).day}
      form={form}
      name={`proposals.${at}`}
      validate={({ day, start }, values) => {
        // A time that was chosen early enough may be over when the form is sent.
        const { starts } = hoursOf(day, companyZone, clock());
        if (!starts.includes(Date.parse(start))) return 'missing';
        return overlapsEarlier(values.proposals, at) ? 'overlaps' : true;
      }}
    >
      {({ value }) => (
        <ProposalRow
          number={at + 1}
          ids={idsOf(at)}
          value={value}
          companyZone={companyZone}
          now={now}
          error={errorOf(at)}
          // With the others, since a change of one may begin or end an overlap at another.
          onChange={(changed) =>
            form.setValue('proposals', form.getValues('proposals').with(at, changed), { byPerson: true })
          }
        />
      )}
    </Controlled>
  ));
}
