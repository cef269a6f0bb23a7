import * as collect from './collect.ts';
import { exampleInstant } from './examples.ts';
import { needing, type Probe, type ReferenceOf } from './reference-types.ts';
import {
  exampleKey,
  exampleToken,
  openedBy,
  requestReasonRecipes,
  requestStateRecipes,
  throughCode,
  type WithLinks,
} from './request-recipes.ts';

const { getCollectTable, saveCollectDraft, submitCollectTable } = collect;

const needs = ['links', ...throughCode] as const;
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

const exampleForm = {
  homepageConfigId: 'site-external',
  position: {
    post: 'Backend developer',
    companyDescr: 'Example Energy',
    deptIdDescr: 'Platform',
    workPlace: 'Shenzhen',
  },
  candidateName: 'Lin Xiaoyu',
  askedBy: { name: 'Chen Shuhe', email: 'recruiting@example.com' },
  sentAt: exampleInstant,
  deadline: '2026-01-13T09:30:00+08:00',
  companyZone: 'Asia/Shanghai',
  title: 'Information for your employment',
  purpose: 'We need it to prepare your contract.',
  groups: [
    {
      title: 'About you',
      fields: [{ id: 'legalName', kind: 'text' as const, label: 'Full name', required: true, maxLength: 50 }],
    },
  ],
};

const peek = (probe: Probe, token: string) => probe.call(getCollectTable, { token });

async function read(probe: WithLinks, token: string) {
  return probe.call(getCollectTable, await openedBy(probe, token, peek));
}

type Asked = collect.CollectGroup['fields'][number];

/** An answer that a field takes, of whatever kind it is. */
async function answerTo(field: Asked, upload: () => Promise<string>): Promise<string | string[]> {
  switch (field.kind) {
    case 'number':
      return String(field.min ?? 1);
    case 'date':
      return '2000-02-29';
    case 'choice':
      return field.options?.[0]?.id ?? '';
    case 'choices':
      return (field.options ?? []).slice(0, 1).map(({ id }) => id);
    case 'yesNo':
      return 'no';
    case 'phone':
      return '13800000001';
    case 'email':
      return 'candidate@example.com';
    case 'idNumber':
      return 'E12345678';
    case 'file':
      return [await upload()];
    default:
      return 'x';
  }
}

/** Answers to all that is required, and asked whatever else is answered. */
async function rightAnswers(
  probe: WithLinks,
  { token, pass }: { token: string; pass?: string },
): Promise<Record<string, string | string[]>> {
  const found = await probe.call(getCollectTable, { token, ...(pass ? { pass } : {}) });
  if (found.state !== 'open') return {};
  const upload = () => probe.upload({ name: 'degree.pdf', size: 1000, head: PDF }, token, pass);
  const answers: Record<string, string | string[]> = {};
  for (const field of found.groups.flatMap(({ fields }) => fields))
    if (field.required && !field.when) answers[field.id] = await answerTo(field, upload);
  return answers;
}

/** Hands in right answers, but for some that are others. */
async function submit(
  probe: WithLinks,
  token: string,
  others: Record<string, string | string[]> = {},
): Promise<collect.CollectReceipt> {
  const opened = await openedBy(probe, token, peek);
  const answers = { ...(await rightAnswers(probe, opened)), ...others };
  return probe.call(submitCollectTable, { ...opened, answers, idempotencyKey: probe.newKey() });
}

async function save(probe: WithLinks, token: string, answers: Record<string, string | string[]>) {
  return probe.call(saveCollectDraft, { ...(await openedBy(probe, token, peek)), answers });
}

export const collectReference: ReferenceOf<typeof collect> = {
  getCollectTable: {
    summary: 'The information form of a link, and what was filled in so far.',
    example: { param: { token: exampleToken }, data: { state: 'open', ...exampleForm } },
    success: needing(needs, async (probe) => {
      const found = await read(probe, await probe.linkTo('information-form'));
      if (found.state !== 'open' || found.groups.length === 0) throw new Error('nothing is asked');
    }),
    reasons: {},
    also: requestStateRecipes(
      'information-form',
      { done: 'information-form-done', over: 'information-form-over', expired: 'information-form-expired' },
      read,
      throughCode,
    ),
  },

  saveCollectDraft: {
    summary: 'Keeps what was filled in so far, for whoever comes back by the link.',
    example: {
      param: { token: exampleToken, answers: { legalName: 'Lin' } },
      data: { state: 'open', homepageConfigId: 'site-external', savedAt: exampleInstant },
    },
    success: needing(needs, async (probe) => {
      const token = await probe.linkTo('information-form');
      await save(probe, token, { legalName: 'Lin', notice: 'not a number yet' });
      const found = await read(probe, token);
      if (found.state !== 'open' || found.draft?.answers.notice !== 'not a number yet')
        throw new Error('it was not kept');
    }),
    reasons: {
      handled: needing(needs, async (probe) => {
        const token = await probe.linkTo('information-form');
        await submit(probe, token);
        return save(probe, token, { legalName: 'Lin' });
      }),
      fieldUnknown: needing(needs, async (probe) =>
        save(probe, await probe.linkTo('information-form'), { shoeSize: '42' }),
      ),
      fileUnknown: needing(needs, async (probe) =>
        save(probe, await probe.linkTo('information-form'), { diploma: ['a-file-of-nobody'] }),
      ),
    },
    also: {
      'answers a link that is none as invalid, and keeps nothing': needing(needs, async (probe) => {
        const { state } = await save(probe, 'a-token-of-no-link', {});
        if (state !== 'invalid') throw new Error(`it is ${state}`);
      }),
      'keeps the latest one, whole': needing(needs, async (probe) => {
        const token = await probe.linkTo('information-form');
        await save(probe, token, { legalName: 'Lin', email: 'lin@example.com' });
        await save(probe, token, { legalName: 'Lin Xiaoyu' });
        const found = await read(probe, token);
        if (found.state !== 'open' || Object.keys(found.draft?.answers ?? {}).join() !== 'legalName')
          throw new Error('something of the earlier one is left');
      }),
      'answers a form whose time is over as expired, and keeps nothing': needing(needs, async (probe) => {
        const token = await probe.linkTo('information-form-expired');
        const { state } = await save(probe, token, { legalName: 'Lin' });
        if (state !== 'expired') throw new Error(`it is ${state}`);
      }),
    },
  },

  submitCollectTable: {
    summary: 'Hands an information form in, for good.',
    example: {
      param: { token: exampleToken, answers: { legalName: 'Lin Xiaoyu' }, idempotencyKey: exampleKey },
      data: {
        state: 'done',
        ...exampleForm,
        submittedAt: '2026-01-07T10:00:00+08:00',
        answers: { legalName: 'Lin Xiaoyu' },
      },
    },
    success: needing(needs, async (probe) => {
      const token = await probe.linkTo('information-form');
      const { answers } = await submit(probe, token, { note: 'None.' });
      const found = await read(probe, token);
      if (answers.note !== 'None.' || found.state !== 'done' || found.answers.note !== 'None.')
        throw new Error('it was not kept');
    }),
    reasons: {
      ...requestReasonRecipes('information-form', submit, throughCode),
      linkLocked: needing(['links'], async (probe) =>
        probe.call(submitCollectTable, {
          token: await probe.linkTo('information-form'),
          answers: {},
          idempotencyKey: probe.newKey(),
        }),
      ),
      answersInvalid: needing(needs, async (probe) =>
        submit(probe, await probe.linkTo('information-form'), { email: 'no address' }),
      ),
      fieldUnknown: needing(needs, async (probe) =>
        submit(probe, await probe.linkTo('information-form'), { shoeSize: '42' }),
      ),
      fileUnknown: needing(needs, async (probe) =>
        submit(probe, await probe.linkTo('information-form'), { diploma: ['a-file-of-nobody'] }),
      ),
    },
    also: {
      'asks a field that depends on another only while that one is answered so': needing(
        needs,
        async (probe) => {
          const token = await probe.linkTo('information-form');
          const refused = await submit(probe, token, { nonCompete: 'yes' }).then(
            () => false,
            () => true,
          );
          if (!refused) throw new Error('it was taken without what has to be said to a yes');
          const { answers } = await submit(probe, token, { nonCompete: 'no', nonCompeteNote: 'left over' });
          if ('nonCompeteNote' in answers) throw new Error('it keeps what was not asked');
        },
      ),
      'takes no file that was uploaded by another link': needing(needs, async (probe) => {
        const theirs = await probe.upload(
          { name: 'degree.pdf', size: 1000, head: PDF },
          await probe.linkTo('offer-accepted'),
        );
        const refused = await submit(probe, await probe.linkTo('information-form'), {
          diploma: [theirs],
        }).then(
          () => false,
          () => true,
        );
        if (!refused) throw new Error('it was taken');
      }),
    },
  },
};
