import {
  exportMyData,
  getDelivery,
  pickSlot,
  queryDeliveries,
  submitCollectTable,
  submitForward,
} from '@careers/gateway/contract';
import { type Capability, languageIndexes, needing, type Probe, reference } from '@careers/gateway/reference';
import { registry } from '@careers/gateway/registry';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { toChoose } from './interviews.ts';
import { type Rule, rule } from './rule.ts';

const page = { pageSize: 100 };

/** The links that may wait for the candidate: the pages that an application may lead to (specification, section 2). */
const waiting = [
  ['offer-pending', ['/mailResponse/acceptOffer', '/offerResponse']],
  ['attachments-open', ['/mailResponse/attachmentUpload']],
  ['interview-invited', ['/acceptInterview']],
  ['information-form', ['/mailResponse/collectTable']],
  ['medical-report', ['/healthCheck']],
  ['background-check', ['/backgroundCheck']],
  ['resume-update', ['/resumeUpdate']],
  ['resume-improve', ['/resumeImprove']],
  ['talent-invitation', ['/talentInvitationUpdate']],
] as const;

/** The final answer to each of these; an accepted offer leads on to its attachments. */
const answered = [
  ['declineOffer', 'offer-pending'],
  ['acceptInterview', 'interview-invited'],
  ['abandonInterview', 'interview-invited'],
  ['reportTimeNotSuitable', 'interview-invited'],
  ['submitCollectTable', 'information-form'],
  ['submitMedicalReport', 'medical-report'],
  ['submitBackgroundCheck', 'background-check'],
  ['submitResumeUpdate', 'resume-update'],
  ['improveResume', 'resume-improve'],
  ['submitTalentUpdate', 'talent-invitation'],
] as const;

/** The route in an address of the portal, with or without the part before it. */
const pathOf = (address: string) => address.slice(address.indexOf('#') + 1).split('?')[0] ?? '';

/** The applications whose next step leads to a link. */
export async function leadingTo(candidate: Probe, token: string) {
  const { rows } = await candidate.call(queryDeliveries, page);
  return rows.filter(({ nextAction }) => nextAction?.link.includes(encodeURIComponent(token)));
}

/** What waits for a candidate is shown in their own pages, and is in the export of their data. */
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
  rule(
    ['queryDeliveries', 'getDelivery', 'querySlots'],
    'leads from an application to the choice of a time for its interview, until one is chosen',
    needing(['links', 'own-world'], async (probe) => {
      const deliveryId = await probe.linkTo('interview-slots');
      const candidate = await probe.another('candidate');
      const { free } = await toChoose(candidate, deliveryId);
      const next = async () => (await candidate.call(getDelivery, { id: deliveryId })).nextAction;
      const asked = shownBy('next step', await next());
      expectSame('the page', pathOf(asked.link), '/self/candidate');
      expectTrue(`${asked.link} names the application`, asked.link.includes(encodeURIComponent(deliveryId)));
      const { id: slotId } = shownBy('free time', free[0]);
      await candidate.call(pickSlot, { deliveryId, slotId, idempotencyKey: probe.newKey() });
      const later = await next();
      expectTrue(`${later?.link} leads elsewhere`, pathOf(later?.link ?? '') !== '/self/candidate');
    }),
  ),
  ...answered.map(([id, link]) =>
    rule(['queryDeliveries', id], `leads nowhere any more once it was answered: ${id}`, {
      needs: [...new Set<Capability>([...reference[id].success.needs, 'links', 'own-world'])],
      run: async (probe) => {
        const token = await probe.linkTo(link);
        const candidate = await probe.another('candidate');
        expectSame('applications that lead there', (await leadingTo(candidate, token)).length, 1);
        await reference[id].success.run(probe);
        expectTrue(
          `it was answered by ${id}`,
          probe.done().some(({ method }) => method === registry[id]),
        );
        expectSame('applications that lead there, later', (await leadingTo(candidate, token)).length, 0);
      },
    }),
  ),
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
