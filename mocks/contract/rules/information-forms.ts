import {
  type CollectField,
  getCollectTable,
  saveCollectDraft,
  submitCollectTable,
} from '@careers/gateway/contract';
import { type Capability, needing, type ProbeWith } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { fileHeads, wrongFiles } from './full-resume.ts';
import { ODD_TEXT } from './odd-text.ts';
import { openedLink } from './opened-link.ts';
import { type Rule, rule } from './rule.ts';

const MINUTE = 60_000;
const needs = ['links', 'magic-values', 'own-world'] as const satisfies readonly Capability[];
type WithForm = ProbeWith<(typeof needs)[number]>;
type Opened = Awaited<ReturnType<typeof openedLink>>;
type Answer = string | string[];
type Answers = Record<string, Answer>;

async function open(probe: WithForm, opened: Opened) {
  const found = await probe.call(getCollectTable, opened);
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found;
}

const fieldsOf = ({ groups }: { readonly groups: readonly { readonly fields: readonly CollectField[] }[] }) =>
  groups.flatMap(({ fields }) => fields);

const plain: Partial<Record<CollectField['kind'], string>> = {
  date: '2000-02-29',
  yesNo: 'no',
  phone: '13800000001',
  email: 'candidate@example.com',
  idNumber: 'E12345678',
};

/** So many files, each within what may be handed in. */
const files = (probe: WithForm, { token, pass }: Opened, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      probe.upload({ name: `${at}.pdf`, size: 100 + at, head: fileHeads.pdf }, token, pass),
    ),
  );

async function answerTo(probe: WithForm, opened: Opened, field: CollectField): Promise<Answer> {
  const { kind, min = 1, options = [] } = field;
  if (kind === 'file') return files(probe, opened, 1);
  if (kind === 'number') return String(min);
  const [first] = options;
  if (kind === 'choices') return first ? [first.id] : [];
  return plain[kind] ?? first?.id ?? 'x';
}

async function answersTo(probe: WithForm, opened: Opened, fields: readonly CollectField[]): Promise<Answers> {
  const answers: Answers = {};
  for (const field of fields) answers[field.id] = await answerTo(probe, opened, field);
  return answers;
}

const asked = (fields: readonly CollectField[]) => fields.filter(({ required, when }) => required && !when);

const handIn = (probe: WithForm, opened: Opened, answers: Answers) =>
  probe.call(submitCollectTable, { ...opened, answers, idempotencyKey: probe.newKey() });

/** @throws unless the answers are refused because of this one field, with this code */
async function expectInvalid(probe: WithForm, opened: Opened, answers: Answers, id: string, code: string) {
  const { data } = await probe.reply(submitCollectTable, {
    ...opened,
    answers,
    idempotencyKey: probe.newKey(),
  });
  expectSame(`what is refused with ${id}`, Object(data).fields, [{ id, code }]);
}

/** Wrong answers to a field, by the limits that it declares, each with the code that is due. */
async function wrongAnswers(
  probe: WithForm,
  opened: Opened,
  { kind, maxLength, min, max, options, most }: CollectField,
): Promise<[code: string, answer: Answer][]> {
  const ids = (options ?? []).map(({ id }) => id);
  return [
    ...(maxLength === undefined || plain[kind] ? [] : [['fieldTooLong', 'x'.repeat(maxLength + 1)] as const]),
    ...(min === undefined ? [] : [['fieldTooSmall', String(min - 1)] as const]),
    ...(max === undefined ? [] : [['fieldTooLarge', String(max + 1)] as const]),
    ...(kind === 'choice' ? [['fieldChoice', 'none-of-these'] as const] : []),
    ...(kind === 'choices' ? [['fieldChoice', ['none-of-these']] as const] : []),
    ...(kind === 'choices' && most !== undefined ? [['fieldTooMany', ids.slice(0, most + 1)] as const] : []),
    ...(kind === 'file' && most !== undefined
      ? [['fieldTooMany', await files(probe, opened, most + 1)] as const]
      : []),
    ...(plain[kind] && kind !== 'yesNo' ? [['fieldFormat', 'x'] as const] : []),
  ].map(([code, answer]) => [code, typeof answer === 'string' ? answer : [...answer]]);
}

/** The information form that a link asks for. */
export const informationFormRules: readonly Rule[] = [
  rule(
    ['submitCollectTable', 'getCollectTable'],
    'takes no program and no file that is not what its name says, be it refused when it comes or when it is handed in',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'information-form');
      const fields = fieldsOf(await open(probe, opened));
      const { id } = shownBy(
        'field that asks for a file',
        fields.find(({ kind }) => kind === 'file'),
      );
      const answers = await answersTo(probe, opened, asked(fields));
      for (const file of wrongFiles) {
        const { reason, data } = await expectRefused(
          file.name,
          probe
            .upload(file, opened.token, opened.pass)
            .then((fileId) => handIn(probe, opened, { ...answers, [id]: [fileId] })),
        );
        // If it is refused only when it is submitted, the reply says which answer is wrong, and why.
        if (reason === 'answersInvalid')
          expectSame('what is wrong', Object(data).fields, [{ id, code: 'fileWrongFormat' }]);
      }
      await open(probe, opened);
    }),
  ),
  rule(
    ['saveCollectDraft', 'getCollectTable'],
    'keeps no file that was uploaded by another link',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'information-form');
      const before = await open(probe, opened);
      const { id } = shownBy(
        'field that asks for a file',
        fieldsOf(before).find(({ kind }) => kind === 'file'),
      );
      const other = { ...opened, token: await probe.linkTo('offer-accepted') };
      await expectRefused(
        'a draft with a file of another link',
        probe.call(saveCollectDraft, { ...opened, answers: { [id]: await files(probe, other, 1) } }),
      );
      expectSame('the form', await open(probe, opened), before);
    }),
  ),
  rule(
    ['submitCollectTable', 'getCollectTable'],
    'takes no file any more once the form was handed in',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'information-form');
      const fields = asked(fieldsOf(await open(probe, opened)));
      await handIn(probe, opened, await answersTo(probe, opened, fields));
      await expectRefused('a file', files(probe, opened, 1));
    }),
  ),
  rule(
    ['submitCollectTable', 'getCollectTable'],
    'demands what the form says is required, each field by its id, and nothing else',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'information-form');
      const fields = asked(fieldsOf(await open(probe, opened)));
      const answers = await answersTo(probe, opened, fields);
      shownBy('field that is required', fields[0]);
      for (const { id } of fields) {
        const { [id]: _, ...others } = answers;
        await expectInvalid(probe, opened, others, id, 'fieldRequired');
      }
      const receipt = await handIn(probe, opened, answers);
      expectSame('what was kept', Object.keys(receipt.answers).toSorted(), Object.keys(answers).toSorted());
    }),
  ),
  rule(
    ['submitCollectTable', 'getCollectTable'],
    'holds every answer to the limits that its field declares',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'information-form');
      const fields = fieldsOf(await open(probe, opened));
      const right = await answersTo(probe, opened, asked(fields));
      const seen = new Set<string>();
      for (const field of fields.filter(({ when }) => !when)) {
        for (const [code, answer] of await wrongAnswers(probe, opened, field)) {
          seen.add(code);
          await expectInvalid(probe, opened, { ...right, [field.id]: answer }, field.id, code);
        }
      }
      expectTrue(`limits of several kinds were tried: ${[...seen].join()}`, seen.size > 3);
    }),
  ),
  rule(
    ['submitCollectTable', 'getCollectTable'],
    'takes each choice that the form offers, and numbers and texts up to their limits',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'information-form');
      const fields = fieldsOf(await open(probe, opened)).filter(({ when }) => !when);
      const right = await answersTo(probe, opened, asked(fields));
      const most: Answers = {};
      for (const { id, kind, maxLength, max, options = [], most: count = options.length } of fields) {
        const ids = options.map((option) => option.id);
        if (kind === 'choice') most[id] = ids.at(-1) ?? '';
        if (kind === 'choices') most[id] = ids.slice(-count);
        if (kind === 'number' && max !== undefined) most[id] = String(max);
        if (['text', 'longText', 'address'].includes(kind) && maxLength) most[id] = '字'.repeat(maxLength);
        if (kind === 'file') most[id] = await files(probe, opened, count || 1);
      }
      const { answers } = await handIn(probe, opened, { ...right, ...most });
      for (const { id, kind } of fields) {
        if (kind !== 'file') expectSame(`the answer to ${id}`, answers[id], most[id] ?? right[id]);
      }
    }),
  ),
  rule(
    ['submitCollectTable', 'getCollectTable'],
    'asks for what depends on another answer, and keeps it',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'information-form');
      const fields = fieldsOf(await open(probe, opened));
      const depends = shownBy(
        'field that depends on another',
        fields.find(({ when, required }) => when && required),
      );
      const { field: on = '', is = [] } = depends.when ?? {};
      const answers = { ...(await answersTo(probe, opened, asked(fields))), [on]: is[0] ?? '' };
      await expectInvalid(probe, opened, answers, depends.id, 'fieldRequired');
      const said = { [depends.id]: ODD_TEXT };
      expectSame(
        'what was said',
        (await handIn(probe, opened, { ...answers, ...said })).answers[depends.id],
        said[depends.id],
      );
    }),
  ),
  rule(
    ['saveCollectDraft', 'getCollectTable'],
    'keeps a draft with its files, and when it was saved, and hands nothing in',
    needing([...needs, 'clock'], async (probe) => {
      const opened = await openedLink(probe, 'information-form');
      const fields = fieldsOf(await open(probe, opened));
      const answers = await answersTo(probe, opened, asked(fields));
      await probe.advance('90m');
      const saved = await probe.call(saveCollectDraft, { ...opened, answers });
      if (saved.state !== 'open') throw new Error(`the link is ${saved.state}`);
      const { draft } = await open(probe, opened);
      const off = Math.abs(Date.parse(saved.savedAt) - Date.now() - 90 * MINUTE);
      expectTrue(`it was saved now, not at ${saved.savedAt}`, off < MINUTE);
      expectSame('when it was saved', draft?.savedAt, saved.savedAt);
      for (const { id, kind } of asked(fields)) {
        const kept = draft?.answers[id];
        const isFile = kind === 'file' && Array.isArray(kept);
        expectSame(
          `the draft of ${id}`,
          isFile ? kept.map((file) => Object(file).fileId) : kept,
          answers[id],
        );
      }
    }),
  ),
  rule(
    ['saveCollectDraft', 'submitCollectTable'],
    'takes no draft and no answers of a locked form without its pass',
    needing(needs, async (probe) => {
      const { token, pass } = await openedLink(probe, 'information-form');
      const other = await probe.linkTo('medical-report');
      const before = await open(probe, { token, pass });
      for (const wrong of [{ token }, { token, pass: 'a-pass-of-nobody' }, { token, pass: other }]) {
        const saved = await probe.call(saveCollectDraft, { ...wrong, answers: { legalName: 'x' } });
        expectSame('the state', saved.state, 'locked');
        await expectRefused(
          'answers without the pass',
          probe.call(submitCollectTable, { ...wrong, answers: {}, idempotencyKey: probe.newKey() }),
        );
      }
      expectSame('the form', await open(probe, { token, pass }), before);
    }),
  ),
];
