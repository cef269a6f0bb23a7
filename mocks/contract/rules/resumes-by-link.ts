import {
  type DataOf,
  getResume,
  queryResumeTemplates,
  type ResumeContent,
  resumeSections,
  saveResumeTemplate,
} from '@careers/gateway/contract';
import { type Capability, reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { expectSame, expectTrue } from '../cases/check.ts';
import type { CaseProbe } from '../target/probe.ts';
import { shownBy } from './data-missing.ts';
import { complete, fileHeads, known, saveAll } from './full-resume.ts';
import { fieldsByState } from './link-declarations.ts';
import { type Rule, rule } from './rule.ts';

/** What a link may show of a resume: all of it in its template, or the requested sections. */
interface Shown {
  readonly view?: { readonly templateId: string; readonly content: ResumeContent };
  readonly sections?: readonly { readonly section: keyof ResumeContent; readonly value: unknown }[];
}

const shows = (id: MethodId, name: keyof Shown) =>
  registry[id].submit === false && name in (fieldsByState(id).get('open') ?? {});

/** Queries by link that show a resume, derived from the declarations; a new one is included automatically. */
const whole = methodIds.filter((id) => shows(id, 'view'));
const inPart = methodIds.filter((id) => shows(id, 'sections'));
/** These show the current resume, the others the resume as it was sent. */
const current: readonly MethodId[] = ['getTalentInvitation', 'getResumeImprovement'];

/** What a link shows by a method’s own recipe. */
async function showingOf(probe: CaseProbe, id: MethodId): Promise<Shown> {
  await reference[id].success.run(probe);
  const call = probe.done().findLast(({ method }) => method === registry[id]);
  return shownBy('link that shows a resume', call).data as Shown;
}

type Content = Readonly<Record<keyof ResumeContent, unknown>>;

function contentOf(resume: DataOf<typeof getResume>): Content {
  return { ...resume, photo: resume.photo ?? null, video: resume.video ?? null };
}

function expectShown({ view, sections }: Shown, content: Content): void {
  if (view) {
    for (const section of resumeSections) expectSame(section, view.content[section], content[section]);
    return;
  }
  expectTrue('some sections are shown', sections !== undefined && sections.length > 0);
  for (const { section, value } of sections ?? []) expectSame(section, value, content[section]);
}

/** These rules need the sandbox's candidate, whose resume its links have sent. */
const inSandbox = (id: MethodId, more: readonly Capability[] = []) => [
  ...new Set<Capability>([...reference[id].success.needs, 'own-world', 'magic-values', ...more]),
];

/** A link shows the complete resume of the person that it is about. */
export const resumesByLinkRules: readonly Rule[] = [
  ...[...whole, ...inPart].map((id) =>
    rule([id, 'getResume'], 'shows of a resume what stands in it, section by section', {
      needs: inSandbox(id),
      run: async (probe) => {
        const candidate = await probe.another('candidate');
        const resume = await candidate.call(getResume, {});
        const shown = await showingOf(probe, id);
        expectShown(shown, contentOf(resume));
        const { startsWith } = await candidate.call(queryResumeTemplates, {});
        if (shown.view) expectSame('its template', shown.view.templateId, resume.templateId ?? startsWith);
      },
    }),
  ),
  ...whole
    .filter((id) => current.includes(id))
    .map((id) =>
      rule([id, 'saveResumeTemplate'], 'shows a resume in the template that its person has chosen', {
        needs: inSandbox(id),
        run: async (probe) => {
          const candidate = await probe.another('candidate');
          const { templates } = await candidate.call(queryResumeTemplates, {});
          expectTrue('there is a choice', templates.length > 1);
          for (const { id: templateId } of templates) {
            await candidate.call(saveResumeTemplate, { templateId });
            const { view } = await showingOf(probe, id);
            expectSame('the template', view?.templateId, templateId);
          }
        },
      }),
    ),
  ...[...current, 'submitTalentUpdate' as const].map((id) =>
    rule([id, 'saveResume'], 'shows a resume as it stands now, with all that can be written into it', {
      needs: inSandbox(id, ['files']),
      run: async (probe) => {
        const candidate = await probe.another('candidate');
        const upload = async (name: string, head: readonly number[], size: number) =>
          known(await candidate.uploadOwn({ name, head, size }));
        const content = {
          ...complete,
          photo: await upload('me.png', fileHeads.png, 120),
          attachments: [
            await upload('one.pdf', fileHeads.pdf, 130),
            await upload('two.pdf', fileHeads.pdf, 140),
          ],
          video: await upload('me.mp4', fileHeads.mp4, 150),
        };
        await saveAll(candidate, content);
        expectShown(withKnownFiles(await showingOf(probe, id)), content);
      },
    }),
  ),
];

/** Without the addresses that files may have. */
function withKnownFiles({ view, ...shown }: Shown): Shown {
  if (!view) return shown;
  const { photo, attachments, video } = view.content;
  return {
    ...shown,
    view: {
      ...view,
      content: {
        ...view.content,
        photo: photo && known(photo),
        attachments: attachments.map(known),
        video: video && known(video),
      },
    },
  };
}
