import * as check from './check.ts';
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

const { getBackgroundCheck, getSupplierCheck, submitBackgroundCheck, submitSupplierCheck } = check;

const needs = ['links', ...throughCode] as const;

const exampleFacts = {
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
  items: [{ id: 'education', name: 'Education' }],
};

const exampleReferee: check.CheckReferee = {
  name: 'Wu Xiaolan',
  relation: 'Former manager',
  company: 'Example Software',
  phone: '13912345678',
};

const exampleBackground = {
  ...exampleFacts,
  supplier: 'Example Screening',
  authorisation: { version: '2026-01', paragraphs: ['I authorise the company to check what I have said.'] },
  refereesMin: 1,
  refereesMax: 3,
};

const peek = (probe: Probe, token: string) => probe.call(getBackgroundCheck, { token });
const read = async (probe: WithLinks, token: string) =>
  probe.call(getBackgroundCheck, await openedBy(probe, token, peek));

type Authorisation = { consent?: boolean; signature?: string; referees?: check.CheckReferee[] };

async function authorise(probe: WithLinks, token: string, otherwise: Authorisation = {}) {
  const opened = await openedBy(probe, token, peek);
  const found = await probe.call(getBackgroundCheck, opened);
  return probe.call(submitBackgroundCheck, {
    ...opened,
    consent: true,
    signature: 'candidateName' in found ? found.candidateName : 'Nobody',
    referees: [exampleReferee],
    ...otherwise,
    idempotencyKey: probe.newKey(),
  });
}

const readSupplied = (probe: Probe, token: string) => probe.call(getSupplierCheck, { token });

/** Every item of a link's check, with one finding. */
async function findingsOf(probe: Probe, token: string, finding: check.CheckFinding, note?: string) {
  const found = await readSupplied(probe, token);
  const items = 'items' in found ? found.items : [];
  return items.map(({ id: itemId }) => ({ itemId, finding, ...(note ? { note } : {}) }));
}

async function report(
  probe: Probe,
  token: string,
  {
    comment,
    ...otherwise
  }: { findings?: { itemId: string; finding: check.CheckFinding; note?: string }[]; comment?: string } = {},
) {
  return probe.call(submitSupplierCheck, {
    token,
    findings: otherwise.findings ?? (await findingsOf(probe, token, 'confirmed')),
    ...(comment === undefined ? {} : { comment }),
    idempotencyKey: probe.newKey(),
  });
}

const authorising = (otherwise: Authorisation) =>
  needing(needs, async (probe) => authorise(probe, await probe.linkTo('background-check'), otherwise));

export const checkReference: ReferenceOf<typeof check> = {
  getBackgroundCheck: {
    summary: 'What a background check is about, and what was authorised.',
    example: { param: { token: exampleToken }, data: { state: 'open', ...exampleBackground } },
    success: needing(needs, async (probe) => {
      const found = await read(probe, await probe.linkTo('background-check'));
      if (found.state !== 'open' || found.items.length === 0 || found.authorisation.paragraphs.length === 0)
        throw new Error('nothing is to be authorised');
    }),
    reasons: {},
    also: requestStateRecipes(
      'background-check',
      { done: 'background-check-done', over: 'background-check-over', expired: 'background-check-expired' },
      read,
      throughCode,
    ),
  },

  submitBackgroundCheck: {
    summary: 'Authorises a background check, for good.',
    example: {
      param: {
        token: exampleToken,
        consent: true,
        signature: 'Lin Xiaoyu',
        referees: [exampleReferee],
        idempotencyKey: exampleKey,
      },
      data: {
        state: 'done',
        ...exampleBackground,
        authorisedAt: '2026-01-07T10:00:00+08:00',
        signature: 'Lin Xiaoyu',
        referees: [exampleReferee],
      },
    },
    success: needing(needs, async (probe) => {
      const token = await probe.linkTo('background-check');
      await authorise(probe, token);
      const found = await read(probe, token);
      if (found.state !== 'done' || JSON.stringify(found.referees) !== JSON.stringify([exampleReferee]))
        throw new Error('it was not kept');
      if (found.signature !== found.candidateName) throw new Error('it is not signed');
    }),
    reasons: {
      ...requestReasonRecipes('background-check', authorise, throughCode),
      linkLocked: needing(['links'], async (probe) =>
        probe.call(submitBackgroundCheck, {
          token: await probe.linkTo('background-check'),
          consent: true,
          signature: 'Lin Xiaoyu',
          referees: [exampleReferee],
          idempotencyKey: probe.newKey(),
        }),
      ),
      authorisationRequired: authorising({ consent: false }),
      signatureWrong: authorising({ signature: 'Somebody Else' }),
      refereeIncomplete: authorising({ referees: [{ ...exampleReferee, phone: ' ' }] }),
      refereesCount: authorising({ referees: [] }),
    },
    also: {
      'takes no more referees than it asks for': authorisingTooMany(),
    },
  },

  getSupplierCheck: {
    summary: 'What a supplier is to check, and what it has reported.',
    example: {
      param: { token: exampleToken },
      data: {
        state: 'open',
        ...exampleFacts,
        authorisedAt: exampleInstant,
        referees: [exampleReferee],
      },
    },
    success: needing(['links'], async (probe) => {
      const found = await readSupplied(probe, await probe.linkTo('supplier-check'));
      if (found.state !== 'open' || found.items.length === 0 || found.referees.length === 0)
        throw new Error('nothing is to be checked');
    }),
    reasons: {},
    also: requestStateRecipes(
      'supplier-check',
      { done: 'supplier-check-done', over: 'supplier-check-over', expired: 'supplier-check-expired' },
      readSupplied,
    ),
  },

  submitSupplierCheck: {
    summary: 'Reports what a background check has found, for good.',
    example: {
      param: {
        token: exampleToken,
        findings: [{ itemId: 'education', finding: 'confirmed' }],
        idempotencyKey: exampleKey,
      },
      data: {
        state: 'done',
        ...exampleFacts,
        authorisedAt: exampleInstant,
        referees: [exampleReferee],
        reportedAt: '2026-01-09T10:00:00+08:00',
        findings: [{ itemId: 'education', finding: 'confirmed' }],
      },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('supplier-check');
      const findings = await findingsOf(probe, token, 'differs', 'Another year.');
      await report(probe, token, { findings, comment: 'One of two.' });
      const found = await readSupplied(probe, token);
      if (found.state !== 'done' || found.comment !== 'One of two.') throw new Error('it was not kept');
      if (JSON.stringify(found.findings) !== JSON.stringify(findings))
        throw new Error('other findings were kept');
    }),
    reasons: {
      ...requestReasonRecipes('supplier-check', report),
      findingMissing: needing(['links'], async (probe) =>
        report(probe, await probe.linkTo('supplier-check'), { findings: [] }),
      ),
      entryNotAsked: needing(['links'], async (probe) => {
        const token = await probe.linkTo('supplier-check');
        const findings = await findingsOf(probe, token, 'confirmed');
        return report(probe, token, {
          findings: [...findings, { itemId: 'an-item-of-nobody', finding: 'confirmed' }],
        });
      }),
      noteRequired: needing(['links'], async (probe) => {
        const token = await probe.linkTo('supplier-check');
        return report(probe, token, { findings: await findingsOf(probe, token, 'notFound') });
      }),
      commentTooLong: needing(['links'], async (probe) =>
        report(probe, await probe.linkTo('supplier-check'), { comment: 'x'.repeat(1001) }),
      ),
    },
  },
};

function authorisingTooMany() {
  return needing(needs, async (probe) => {
    const token = await probe.linkTo('background-check');
    const found = await read(probe, token);
    const most = found.state === 'open' ? found.refereesMax : 0;
    const referees = Array.from({ length: most + 1 }, () => exampleReferee);
    await authorise(probe, token, { referees }).then(
      () => {
        throw new Error('it was taken');
      },
      () => undefined,
    );
    const { state } = await read(probe, token);
    if (state !== 'open') throw new Error(`it is ${state}`);
  });
}
