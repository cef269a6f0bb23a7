import type { CollectReceipt as Receipt } from '@careers/gateway/contract';
import { type Fact, FactGroups, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { AddressFact, PartedText } from '../../core/format/address.tsx';
import { LinkReceipt } from '../link-page/index.ts';
import type { Field } from './answers.ts';
import { shownAnswer } from './shown-answer.ts';

/** The submitted answers. */
export function CollectReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { t, i18n } = useLingui();
  const { groups, answers, submittedAt, askedBy } = receipt;
  const words = { yes: t`Yes`, no: t`No`, file: t`Attached file` };
  return (
    <LinkReceipt title={t`You have submitted this form`} at={submittedAt} takenBy={askedBy.name} goesOn>
      <FactGroups
        className="mt-6"
        groups={groups.map(({ title, fields }) => ({
          heading: title && (
            <Heading level={3} size="sm">
              {title}
            </Heading>
          ),
          items: fields.flatMap((field): Fact[] => {
            const answer = answers[field.id];
            if (answer === undefined) return [];
            const shown = shownAnswer(field, answer, words, i18n.locale);
            return [{ term: field.label, value: <Shown kind={field.kind}>{shown}</Shown> }];
          }),
        }))}
      />
    </LinkReceipt>
  );
}

/** Between the region, the birthday and the serial number of a resident, which are too long for one line beside their term on a phone. */
const PARTS_OF_ID_NUMBER = /(?<=^\d{6})(?=\d{11}[\dX]$)|(?<=^\d{14})(?=\d{3}[\dX]$)/;

/** An answer with its line breaks; an address is broken at its dots. */
function Shown({ kind, children }: { readonly kind: Field['kind']; readonly children: string }) {
  if (kind === 'email') return <AddressFact>{children}</AddressFact>;
  if (kind === 'idNumber') return <PartedText between={PARTS_OF_ID_NUMBER}>{children}</PartedText>;
  return <span className="whitespace-pre-line">{children}</span>;
}
