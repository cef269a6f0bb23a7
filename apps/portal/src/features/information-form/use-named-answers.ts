import type { CollectAnswers } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { namedMessage } from '../../forms/named-message.ts';
import type { Field } from './answers.ts';
import { shownAnswer } from './shown-answer.ts';

/** A function that writes answers as people read them, each behind the name of its field, by the field's id; empty ones are left out. */
export function useNamedAnswers() {
  const { t, i18n } = useLingui();
  const words = { yes: t`Yes`, no: t`No`, file: t`Attached file` };
  return (fields: readonly Field[], typed: CollectAnswers): Record<string, string> =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const answer = shownAnswer(field, typed[field.id] ?? '', words, i18n.locale).trim();
        return answer ? [[field.id, namedMessage(field.label, answer, i18n)]] : [];
      }),
    );
}
