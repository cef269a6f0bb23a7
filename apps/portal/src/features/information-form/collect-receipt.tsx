import type { CollectReceipt as Receipt } from '@careers/gateway/contract';
import { type Fact, Facts, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../core/format-day.ts';
import { LinkReceipt } from '../link-page/index.ts';
import type { Answer, Field } from './answers.ts';

/** What was handed in, to be read again. */
export function CollectReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { t, i18n } = useLingui();
  const { groups, answers, submittedAt } = receipt;
  const words = { yes: t`Yes`, no: t`No` };
  const facts = groups.map(({ title, fields }) => ({
    title,
    items: fields.flatMap((field): Fact[] => {
      const answer = answers[field.id];
      return answer === undefined
        ? []
        : [{ term: field.label, value: shownAnswer(field, answer, words, i18n.locale) }];
    }),
  }));
  return (
    <LinkReceipt title={t`You have handed in this form`} at={submittedAt}>
      {facts
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <section key={title} className="mt-6">
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Facts items={items} columns={2} className="mt-3" />
          </section>
        ))}
    </LinkReceipt>
  );
}

function shownAnswer(
  { kind, options = [] }: Field,
  answer: Answer,
  words: { readonly yes: string; readonly no: string },
  locale: string,
): string {
  const nameOf = (id: string) => options.find((option) => option.id === id)?.name ?? id;
  if (typeof answer !== 'string')
    return answer.map((one) => (typeof one === 'string' ? nameOf(one) : one.fileName)).join(' · ');
  if (kind === 'yesNo') return answer === 'yes' ? words.yes : words.no;
  if (kind === 'date') return formatDay(answer, locale);
  return kind === 'choice' ? nameOf(answer) : answer;
}
