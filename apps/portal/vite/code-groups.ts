import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const portal = new URL('../src/', import.meta.url);
const ui = new URL('../../../packages/ui/src/', import.meta.url);
const validation = new URL('../../../packages/validation/src/', import.meta.url);
const contract = new URL('../../../packages/gateway/src/contract/', import.meta.url);
const client = new URL('../../../packages/gateway/src/client/', import.meta.url);

/** Icons of many different pages: in the group of one kind of page they would make all others load it. */
const commonIcons = icons('chevron-left', 'chevron-right', 'x');

/** The start of every page, and the log of the visit, which every page sends when it is idle. */
const portalStart = [
  ...commonIcons,
  ...modules(
    portal,
    'main.tsx',
    'app/log-visits.ts',
    // Used by pages of websites and by messages by link.
    'core/about.tsx',
    // Used by many parts to list names.
    'core/format/list-of.ts',
    // Used by both layouts, and by most pages.
    'core/format/format-day.ts',
    'core/navigation/as-sent.ts',
    'core/portal/use-as-of-now.ts',
    'shell/footer.tsx',
    'shell/language-switcher.tsx',
    'shell/main-class.ts',
    'shell/route-progress.tsx',
    'shell/site-name.tsx',
    'shell/skip-link.tsx',
    'site-config/page.tsx',
    'site-config/use-site-identity.ts',
    'site-config/use-site-theme.ts',
  ),
  ...modules(contract, 'logs.ts'),
  ...modules(
    ui,
    'a11y/visually-hidden.tsx',
    'button/icon-button.tsx',
    'inputs/text-input.tsx',
    'layout/badge.tsx',
    'layout/card.tsx',
  ),
];

/** The start of a website's page: its layout, the homepage, and what several pages show of positions. */
const siteStart = modules(
  portal,
  'features/home/index.ts',
  'features/positions/summary/hot-words.tsx',
  'features/positions/summary/keyword.ts',
  'features/positions/summary/position-card.tsx',
  'features/positions/summary/search-box.tsx',
  'shell/header.tsx',
  'shell/layout.tsx',
);

/** What every link page needs before it can show anything, and hardly any other page needs. */
const linkFrame = [
  ...modules(
    portal,
    'shell/link-header.tsx',
    'shell/link-layout.tsx',
    'features/link-page/link-answer.ts',
    'features/link-page/link-content.tsx',
    'features/link-page/link-context.ts',
    'features/link-page/link-error.tsx',
    'features/link-page/link-page.tsx',
    'features/link-page/link-part.tsx',
    'features/link-page/link-receipt.tsx',
    'features/link-page/link-skeleton.tsx',
    'features/link-page/link-token.ts',
    'features/link-page/sibling-link.tsx',
    'features/link-page/use-link.ts',
    'features/link-page/use-link-site.ts',
    'features/link-page/use-removed-forms.ts',
  ),
  ...modules(contract, 'links.ts', 'requests.ts'),
  ...modules(ui, 'layout/beside-form.tsx', 'layout/facts.tsx'),
];

/**
 * Drafts, and the param of calls by link: for link pages, and for forms with a draft. Also formats, receipts and four small modules,
 * which all link pages and most others need.
 */
const typed = [
  ...modules(
    portal,
    'core/calls/untranslated-notice.tsx',
    'core/calls/use-translated-query.ts',
    'core/format/format.ts',
    'core/format/number-format.ts',
    'core/portal/link-pass.ts',
    'core/receipt.tsx',
    'core/navigation/unless-leaving.ts',
    'forms/draft.ts',
    'forms/link-drafts.ts',
  ),
  ...modules(ui, 'field/use-after-press.ts'),
  ...modules(validation, 'limits.ts'),
  // The mark of a receipt, and that of a document: as a file of its own it would be the last of an offer's to arrive.
  ...icons('circle-check', 'file-text'),
];

/** Sending a form, or an action with only a button. The references of files are a tiny module of many forms. */
const submit = modules(
  portal,
  'core/new-key.ts',
  'forms/file-refs.ts',
  'forms/submit-button.tsx',
  'forms/submit-state.ts',
  'forms/use-submit.ts',
  'forms/use-submit-method.ts',
  'forms/watch-focus.ts',
);

/** The values and errors of a form. */
const form = modules(
  portal,
  'forms/form-failure.tsx',
  'forms/form/controlled.tsx',
  'forms/form/create-form.ts',
  'forms/form/elements.ts',
  'forms/form/fields.ts',
  'forms/form/form-values.ts',
  'forms/form/form.ts',
  'forms/form/paths.ts',
  'forms/form/use-form.ts',
  'forms/named-message.ts',
  'forms/refusal-message.ts',
  'forms/use-form-failure.ts',
);

/** The fields of nearly every form. */
const field = [
  ...modules(
    ui,
    'field/field-counter.tsx',
    'field/field-group.tsx',
    'field/field-message.tsx',
    'field/field.tsx',
    'inputs/choice-class.ts',
  ),
  ...modules(validation, 'plain.ts', 'rule.ts', 'text.ts'),
];

/** Drafts of a form, and the question before it is left. */
const keptForm = modules(
  portal,
  'forms/draft-notice.tsx',
  'forms/use-draft-guard.ts',
  'forms/use-draft-slot.ts',
  'forms/use-draft-writer.ts',
  'forms/use-draft.ts',
  'forms/use-leave-question.ts',
  'forms/use-newer-draft.ts',
  'forms/use-unsaved-guard.tsx',
);

/** What a form by link needs beside the frame. */
const linkForm = modules(
  portal,
  'features/link-page/request-facts.tsx',
  'features/link-page/request-text.tsx',
  'features/link-page/use-link-draft.tsx',
  'features/link-page/use-link-submit.ts',
);

/** A resume as it is read, by a link or by its owner. */
const resumeView =
  /\/features\/resume\/view\/(sheets\/[\w-]+|fetch-file|resume-(files|preview|sheets|text)|sent-file|use-narrow|use-photo)\.(css|tsx?)$/;

/** A multi-line text with a counter. */
const longText = [...modules(portal, 'forms/counted-text.tsx'), ...modules(ui, 'inputs/textarea.tsx')];

/** A code that is sent, and the messages about it. */
const sentCode = modules(
  portal,
  'forms/code/code-field.tsx',
  'forms/code/code-values.ts',
  'forms/code/resend.ts',
  'forms/code/send-code-button.tsx',
  'forms/code/use-code-sending.ts',
  'forms/code/use-resend.ts',
  'forms/coded-message.ts',
);

/** The list of all that is wrong with a form that is taller than a screen. */
const errorSummary = [
  ...modules(portal, 'forms/error-summary.tsx', 'forms/use-error-summary.ts', 'forms/use-uncorrected.ts'),
  ...modules(ui, 'field/form-error-summary.tsx'),
];

/** A field of a day, as it is typed. */
const dayField = [
  ...modules(portal, 'forms/day-input.tsx', 'forms/today-of.ts', 'forms/use-day-labels.ts'),
  ...modules(
    ui,
    'dates/date-input.tsx',
    'dates/date-problem.ts',
    'dates/picker-input.tsx',
    'dates/read-date.ts',
    'dates/stored-day.ts',
  ),
  ...modules(validation, 'calendar-day.ts'),
  ...icons('calendar-days'),
];

/** A box to tick, and what follows from it when it is a consent. */
const consent = [
  ...modules(portal, 'forms/form/use-consent-to.ts', 'forms/awaits-consent.tsx'),
  ...modules(ui, 'inputs/checkbox.tsx'),
];

/** A field of files with their progress. */
const uploads = [
  ...modules(
    portal,
    'forms/file-field.tsx',
    'forms/file-words.ts',
    'forms/upload-field.tsx',
    'forms/upload-list.ts',
    'forms/upload-queue.ts',
    'forms/uploads.ts',
    'forms/use-ended.ts',
    'forms/use-uploads.ts',
  ),
  ...modules(
    ui,
    'files/drop-zone.tsx',
    'files/file-field.tsx',
    'files/file-item.tsx',
    'files/use-focus-after-row.ts',
  ),
  ...modules(validation, 'file-kinds.ts'),
  ...icons('paperclip', 'rotate-cw', 'upload'),
];

/** What stands beside the name of a file: its size, and that it can be downloaded. */
const fileSize = [...modules(portal, 'forms/format-size.ts'), ...icons('download')];

/** Fetching a file. */
const download = modules(client, 'download.ts', 'saved-type.ts');

/** Saving a file on the device, under a name that it can have. */
const saveFile = [...modules(portal, 'core/save-file.ts'), ...modules(client, 'saved-file.ts')];

/** A time in the viewer's zone and the company's. */
const when = modules(portal, 'core/format/zones.ts', 'features/link-page/when.tsx');

/** For pages that a person with a login can open without a link. */
const ownPage = modules(portal, 'features/link-page/use-by-link.ts', 'features/link-page/use-own-page.ts');

/** Shared by the pages of an offer. */
const offer = [
  ...modules(portal, 'features/offer/offer-receipt.tsx', 'features/offer/submitted-documents.tsx'),
  ...modules(contract, 'offer.ts'),
];

/** Shared by the three pages of an invitation to an interview. */
const interview = [
  ...modules(
    portal,
    'features/interview/calendar-button.tsx',
    'features/interview/interview-event.ts',
    'features/interview/interview-receipt.tsx',
    'features/interview/invitation.tsx',
    'features/interview/meeting-facts.tsx',
    'features/interview/meeting-place.tsx',
  ),
  ...modules(contract, 'interview.ts'),
  ...icons('calendar-plus'),
];

/**
 * The bundles of several modules. By the bundler's own rules the first load and a link page would consist of some thirty small files, which
 * compress worse, and are fetched one after another by HTTP/1.1.
 */
export const codeGroups = [
  // With all their dependencies.
  { name: 'portal', test: within(portalStart) },
  { name: 'site', test: within(siteStart) },
  { name: 'link-frame', test: within(linkFrame), includeDependenciesRecursively: false },
  { name: 'link-form', test: within(linkForm), includeDependenciesRecursively: false },
  { name: 'file-size', test: within(fileSize), includeDependenciesRecursively: false },
  { name: 'download', test: within(download), includeDependenciesRecursively: false },
  { name: 'save-file', test: within(saveFile), includeDependenciesRecursively: false },
  { name: 'when', test: within(when), includeDependenciesRecursively: false },
  { name: 'own-page', test: within(ownPage), includeDependenciesRecursively: false },
  { name: 'offer', test: within(offer), includeDependenciesRecursively: false },
  { name: 'interview', test: within(interview), includeDependenciesRecursively: false },
  { name: 'typed', test: within(typed), includeDependenciesRecursively: false },
  { name: 'submit', test: within(submit), includeDependenciesRecursively: false },
  { name: 'field', test: within(field), includeDependenciesRecursively: false },
  { name: 'long-text', test: within(longText), includeDependenciesRecursively: false },
  { name: 'sent-code', test: within(sentCode), includeDependenciesRecursively: false },
  { name: 'error-summary', test: within(errorSummary), includeDependenciesRecursively: false },
  { name: 'day-field', test: within(dayField), includeDependenciesRecursively: false },
  { name: 'consent', test: within(consent), includeDependenciesRecursively: false },
  { name: 'uploads', test: within(uploads), includeDependenciesRecursively: false },
  { name: 'form', test: within(form), includeDependenciesRecursively: false },
  { name: 'kept-form', test: within(keptForm), includeDependenciesRecursively: false },
  {
    name: 'resume-view',
    test: (id: string) => resumeView.test(pathOf(id)),
    includeDependenciesRecursively: false,
  },
];

/** @throws {Error} for a module that was moved: its group would silently lose it. */
function modules(folder: URL, ...names: readonly string[]): string[] {
  return names.map((name) => {
    const path = fileURLToPath(new URL(name, folder));
    if (!existsSync(path)) throw new Error(`no ${path}: look at vite/code-groups.ts again`);
    return path.replaceAll('\\', '/');
  });
}

function icons(...names: readonly string[]): string[] {
  return names.map((name) =>
    fileURLToPath(import.meta.resolve(`lucide-react/icons/${name}`)).replaceAll('\\', '/'),
  );
}

function within(paths: readonly string[]): (id: string) => boolean {
  return (id) => paths.includes(pathOf(id));
}

function pathOf(id: string): string {
  return id.replaceAll('\\', '/').split('?')[0] ?? '';
}
