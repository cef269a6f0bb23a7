import type { CollectReceipt as Receipt } from '@careers/gateway/contract';
import { type Fact, Facts, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { LinkReceipt } from '../link-page/index.ts';
import { shownAnswer } from './shown-answer.ts';

/** The submitted answers. */
export function CollectReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { t, i18n } = useLingui();
  const { groups, answers, submittedAt, askedBy } = receipt;
  const words = { yes: t`Yes`, no: t`No` };
  const facts = groups.map(({ title, fields }) => ({
    title,
    items: fields.flatMap((field): Fact[] => {
      const answer = answers[field.id];
      return answer === undefined
        ? []
        : [{ term: field.label, value: <Lines>{shownAnswer(field, answer, words, i18n.locale)}</Lines> }];
    }),
  }));
  return (
    <LinkReceipt title={t`You have submitted this form`} at={submittedAt} takenBy={askedBy.name} goesOn>
      {facts
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }, at) => (
          // Groups may have no title, or the same one.
          <section key={`group-${at + 1}`} className="mt-6">
            {title && (
              <Heading level={3} size="sm">
                {title}
              </Heading>
            )}
            <Facts items={items} columns={2} className="mt-3" />
          </section>
        ))}
    </LinkReceipt>
  );
}

/** An answer with its line breaks. */
function Lines({ children }: { readonly children: string }) {
  return <span className="whitespace-pre-line">{children}</span>;
}
