import type { CollectAnswers, CollectState } from '@careers/gateway/contract';
import { askedFields, checkFile, formFieldRule } from '@careers/validation';
import { isoInstant } from '../core/clock.ts';
import { informationForm, type SampleField } from '../data/information-form.ts';
import type { Locale } from '../data/types.ts';
import type { StoredRequest } from '../domain/process-state.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { draftOf, keepDraft } from './link-drafts.ts';
import { linkFile } from './link-file.ts';
import { describeRequest, refuseOver, requestFactsOf, submitRequest } from './requests.ts';

const fields = informationForm.groups.flatMap((group) => group.fields);

type SentAnswers = Readonly<Record<string, string | readonly string[]>>;

export const collectResolvers = {
  getCollectTable: (_param, context) => describe(context),

  saveCollectDraft: ({ answers }, context) => {
    return describeRequest(
      context,
      'informationForm',
      () => ({ savedAt: isoInstant(keepDraft(context, readAnswers(context, answers).answers).savedAt) }),
      () => {
        throw new BusinessError('handled');
      },
    );
  },

  submitCollectTable: ({ answers: sent }, context) => {
    refuseOver(context.requireLink(), 'informationForm');
    const { answers, problems } = readAnswers(context, sent);
    const asked = askedFields(fields, answers);
    const refused = asked.flatMap((field) => {
      const code =
        problems[field.id] ??
        formFieldRule({ ...field, required: field.required ?? false }, answers[field.id]);
      return code ? [{ id: field.id, code }] : [];
    });
    if (refused.length > 0) throw new BusinessError('answersInvalid', { fields: refused });
    const kept = Object.fromEntries(
      asked.flatMap(({ id }) =>
        answers[id] === undefined || answers[id].length === 0 ? [] : [[id, answers[id]]],
      ),
    );
    return submitRequest(context, 'informationForm', { answers: kept }, () => describe(context));
  },
} satisfies Partial<Resolvers>;

function describe(context: CallContext): CollectState {
  const draft = draftOf<CollectAnswers>(context);
  return describeRequest(
    context,
    'informationForm',
    (request) => ({
      ...formOf(context, request),
      ...(draft ? { draft: { savedAt: isoInstant(draft.savedAt), answers: draft.value } } : {}),
    }),
    (request, { at, answer }) => ({
      ...formOf(context, request),
      submittedAt: isoInstant(at),
      answers: answer.answers,
    }),
  );
}

function formOf(context: CallContext, request: StoredRequest) {
  const { locale } = context;
  return {
    ...requestFactsOf(context, request),
    title: informationForm.title[locale],
    purpose: informationForm.purpose[locale],
    groups: informationForm.groups.map(({ title, hint, fields: asked }) => ({
      title: title[locale],
      ...(hint ? { hint: hint[locale] } : {}),
      fields: asked.map((field) => describeField(field, locale)),
    })),
  };
}

function describeField(
  { label, help, options, required = false, when, ...field }: SampleField,
  locale: Locale,
) {
  return {
    ...field,
    label: label[locale],
    required,
    ...(help ? { help: help[locale] } : {}),
    ...(options ? { options: options.map(({ id, name }) => ({ id, name: name[locale] })) } : {}),
    ...(when ? { when: { field: when.field, is: [...when.is] } } : {}),
  };
}

/**
 * The answers that were sent, with files in place of their ids, and what is wrong with them.
 * @throws {BusinessError} fieldUnknown, fileUnknown
 */
function readAnswers(context: CallContext, sent: SentAnswers) {
  const answers: CollectAnswers = {};
  const problems: Record<string, string> = {};
  for (const [id, answer] of Object.entries(sent)) {
    const field = fields.find((one) => one.id === id);
    if (!field) throw new BusinessError('fieldUnknown', { field: id });
    if (field.kind !== 'file' || typeof answer === 'string') {
      answers[id] = typeof answer === 'string' ? answer : [...answer];
      continue;
    }
    answers[id] = answer.map((fileId) => {
      const { file, stored } = linkFile(context, fileId);
      const wrong = checkFile('resumeAttachment', stored);
      // The contract knows only three problems of a file: whatever is neither empty nor too large is reported as a wrong format.
      if (wrong) problems[id] = wrong === 'fileEmpty' || wrong === 'fileTooLarge' ? wrong : 'fileWrongFormat';
      return file;
    });
  }
  return { answers, problems };
}
