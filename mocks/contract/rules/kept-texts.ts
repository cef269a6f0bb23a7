import { exportMyData, type Method, submitFeedback } from '@careers/gateway/contract';
import { needing, newContacts, recommendSomebody, reference } from '@careers/gateway/reference';
import { type MethodId, registry } from '@careers/gateway/registry';
import { expectSame } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { linkSubmits } from './link-declarations.ts';
import { ODD_TEXT } from './odd-text.ts';
import { type Rule, rule } from './rule.ts';

const SENTENCE =
  'keeps what was said to the letter: marks, quotes, line breaks, and characters beyond the common';

/** Submits by link that take a reason; a new one is included automatically. */
const reasoned = linkSubmits.filter(([id]) => 'reason' in reference[id].example.param);

/** A text that people write stays as it was written; for other texts, rules of their own check this. */
export const keptTextRules: readonly Rule[] = [
  ...reasoned.map(([id, query]) => keepsReason(id, query)),
  rule(
    ['submitFeedback', 'exportMyData'],
    SENTENCE,
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      await probe.call(submitFeedback, {
        content: ODD_TEXT,
        idempotencyKey: probe.newKey(),
      });
      expectExported(await probe.call(exportMyData, {}));
    }),
  ),
  rule(
    ['recommendCandidate', 'exportMyData'],
    SENTENCE,
    needing(['own-account', 'own-contacts', 'files'], async (probe) => {
      const newcomer = await probe.another('newcomer');
      await recommendSomebody(newcomer, { ...newContacts(probe), recommendReason: ODD_TEXT });
      expectExported(await newcomer.call(exportMyData, {}));
    }),
  ),
];

function keepsReason(id: MethodId, query: MethodId): Rule {
  const own: Method = registry[id];
  return rule([id, query], SENTENCE, {
    needs: reference[id].success.needs,
    run: async (probe) => {
      await reference[id].success.run({
        ...probe,
        call: (method, param) =>
          probe.call(method, Object.is(method, own) ? { ...Object(param), reason: ODD_TEXT } : param),
      });
      const { data } = shownBy(
        'submit that was taken',
        probe.done().findLast(({ method }) => Object.is(method, own)),
      );
      expectSame('the reason on the receipt', Object(Object(data).answer).reason, ODD_TEXT);
    },
  });
}

/** The export contains the text exactly once, as it was written. */
function expectExported({ content }: { readonly content: string }): void {
  const said: string[] = [];
  JSON.parse(content, (_name, value: unknown) => {
    if (typeof value === 'string' && value.startsWith(ODD_TEXT.slice(0, 3))) said.push(value);
    return value;
  });
  expectSame('what was said, in the export', said, [ODD_TEXT]);
}
