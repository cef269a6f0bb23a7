import {
  exportMyData,
  getDelivery,
  queryDeliveries,
  submitCollectTable,
  submitForward,
} from '@careers/gateway/contract';
import { languageIndexes, needing, type Probe, reference } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { type Rule, rule } from './rule.ts';

const page = { pageSize: 100 };

/** By what waits for the candidate: the pages that their application may lead to (specification, section 2). */
const waiting = [
  ['offer-pending', ['/mailResponse/acceptOffer', '/offerResponse']],
  ['attachments-open', ['/mailResponse/attachmentUpload']],
  ['interview-invited', ['/acceptInterview']],
  ['information-form', ['/mailResponse/collectTable']],
  ['medical-report', ['/healthCheck']],
  ['background-check', ['/backgroundCheck']],
  ['resume-update', ['/resumeUpdate']],
  ['resume-improve', ['/resumeImprove']],
] as const;

/** The path of an address of the portal, whole or from its route on. */
const pathOf = (address: string) => address.slice(address.indexOf('#') + 1).split('?')[0] ?? '';

/** The applications whose next step leads to a link. */
async function leadingTo(candidate: Probe, token: string) {
  const { rows } = await candidate.call(queryDeliveries, page);
  return rows.filter(({ nextAction }) => nextAction?.link.includes(encodeURIComponent(token)));
}

/** What waits for a candidate stands in their own pages, and in what they may take with them. */
export const askedOfCandidatesRules: readonly Rule[] = [
  ...waiting.map(([link, pages]) =>
    rule(
      ['queryDeliveries', 'getDelivery'],
      `leads from an application to what is asked of its candidate: ${link}`,
      needing(['links', 'own-world', 'magic-values'], async (probe) => {
        const token = await probe.linkTo(link);
        const candidate = await probe.another('candidate');
        const [found, ...others] = await leadingTo(candidate, token);
        const { id, nextAction } = shownBy('application that leads there', found);
        expectSame('others that lead there', others.length, 0);
        const path = pathOf(nextAction?.link ?? '');
        expectTrue(
          `${path} is a page for it`,
          pages.some((page) => page === path),
        );
        const labels = new Set<string | undefined>();
        for (const language of languageIndexes) {
          const delivery = await candidate.speaking(language).call(getDelivery, { id });
          labels.add(delivery.nextAction?.label);
          expectSame('where it leads', delivery.nextAction?.link, nextAction?.link);
        }
        expectSame('labels that differ, of three languages', labels.size, 3);
        expectTrue('a label is said', [...labels].every(Boolean));
      }),
    ),
  ),
  rule(['queryDeliveries', 'submitCollectTable'], 'leads nowhere any more once it was answered', {
    needs: ['links', 'own-world', 'magic-values'],
    run: async (probe) => {
      const token = await probe.linkTo('information-form');
      const candidate = await probe.another('candidate');
      expectSame('applications that lead there', (await leadingTo(candidate, token)).length, 1);
      await reference.submitCollectTable.success.run(probe);
      expectTrue(
        `it was handed in by ${submitCollectTable.name}`,
        probe.done().some(({ method }) => method === submitCollectTable),
      );
      expectSame('applications that lead there, later', (await leadingTo(candidate, token)).length, 0);
    },
  }),
  rule(
    ['exportMyData', 'submitCollectTable'],
    'holds what was asked of the person and what they answered, and not what others said of them',
    {
      needs: ['links', 'own-world', 'magic-values'],
      run: async (probe) => {
        const said = 'Something that nobody else would say of me';
        await reference.submitCollectTable.success.run(probe);
        const { param } = shownBy(
          'form that was handed in',
          probe.done().findLast(({ method }) => method === submitCollectTable),
        );
        await probe.call(submitForward, {
          token: await probe.linkTo('forward-resume'),
          decision: 'notSuitable',
          comment: said,
          idempotencyKey: probe.newKey(),
        });
        const candidate = await probe.another('candidate');
        const { content } = await candidate.call(exportMyData, {});
        const answers = Object.values(Object(param).answers).filter((one) => typeof one === 'string');
        expectTrue('something was answered', answers.length > 2);
        for (const answer of answers)
          expectTrue(`${answer} is in it`, content.includes(JSON.stringify(answer)));
        expectTrue('what a manager said is not in it', !content.includes(said));
        const newcomer = await probe.another('newcomer');
        const theirs = await newcomer.call(exportMyData, {});
        expectTrue('nor is it in anybody else’s', !theirs.content.includes(String(answers[1])));
      },
    },
  ),
];
