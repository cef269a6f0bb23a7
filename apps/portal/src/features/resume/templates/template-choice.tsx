import { type Named, type Resume, type ResumeContent, saveResumeTemplate } from '@careers/gateway/contract';
import { Button, buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useFailureToast } from '../../../core/calls/use-failure-toast.ts';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { usePortal } from '../../../core/portal/portal.ts';
import { resumeQuery } from '../model/resume-query.ts';
import { PrintButton } from '../view/print-button.tsx';
import { ResumePreview } from '../view/resume-preview.tsx';
import { ResumeSheets } from '../view/resume-sheets.tsx';
import { usePhoto } from '../view/use-photo.ts';

interface TemplateChoiceProps {
  readonly content: ResumeContent;
  readonly templates: readonly Named[];
  /** The stored template. */
  readonly kept: string;
}

/** The person's resume in each template, as small pictures to choose from, and in the chosen one as it is printed. */
export function TemplateChoice({ content, templates, kept }: TemplateChoiceProps) {
  const { t } = useLingui();
  // A choice counts until another template is stored, here or elsewhere.
  const [choice, setChoice] = useState({ over: kept, id: kept });
  const chosen = choice.over === kept ? choice.id : kept;
  const photoUrl = usePhoto(content.photo, {});
  const save = useSaveTemplate();
  const isKept = chosen === kept;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @4xl:grid-cols-[17rem_minmax(0,210mm)] @4xl:justify-between">
      <div className="@4xl:sticky @4xl:top-below-header">
        <fieldset className="min-w-0">
          <legend className="sr-only">{t`Template`}</legend>
          <div className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 @3xl:-mx-6 @3xl:px-6 @4xl:-mx-1 @4xl:grid @4xl:grid-cols-2 @4xl:overflow-visible @4xl:px-1">
            {templates.map(({ id, name }) => (
              <label key={id} className="relative w-28 shrink-0 cursor-pointer @4xl:w-auto">
                <input
                  type="radio"
                  name="template"
                  value={id}
                  checked={id === chosen}
                  onChange={() => setChoice({ over: kept, id })}
                  className="peer sr-only"
                />
                <span
                  aria-hidden
                  inert
                  className="block overflow-hidden rounded-md border-2 border-border peer-checked:border-brand forced-colors:peer-checked:border-4 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-700"
                >
                  <ResumeSheets
                    view={{ templateId: id, content }}
                    photoUrl={photoUrl}
                    printed={false}
                    atMost={1}
                  />
                </span>
                <span className="mt-2 block text-center text-sm peer-checked:font-semibold">{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="mt-6 grid gap-3 @md:flex @md:flex-wrap @md:items-center @4xl:grid">
          <Button
            // A template in use needs no action, so its button is not the primary one.
            variant={isKept ? 'secondary' : 'primary'}
            // Not `disabled`: whoever has just pressed it by keyboard would be at the top of the page again.
            aria-disabled={isKept || undefined}
            className="aria-disabled:cursor-default aria-disabled:opacity-50"
            pending={save.isPending}
            icon={isKept && <Check size={18} />}
            onClick={() => !isKept && save.mutate(chosen)}
          >
            {isKept ? t`In use` : t`Use this template`}
          </Button>
          <PrintButton name={content.basics.name} />
          <PortalLink to="/resumeEditor" className={buttonClass('link', 'sm')}>
            {t`Edit my resume`}
          </PortalLink>
        </div>
      </div>
      <section aria-label={t`Preview`} className="mx-auto w-full max-w-[210mm] min-w-0">
        <ResumePreview view={{ templateId: chosen, content }} photoUrl={photoUrl} begins="printed" />
      </section>
    </div>
  );
}

/** Stores a template, and updates the resume queries on screen at once. */
function useSaveTemplate() {
  const { t } = useLingui();
  const portal = usePortal();
  const { gateway, queries, toasts } = portal;
  return useMutation({
    mutationFn: (templateId: string) => gateway.call(saveResumeTemplate, { templateId }),
    onSuccess: ({ templateId }) => {
      const { queryKey } = resumeQuery(portal);
      queries.setQueryData(queryKey, (resume: Resume | undefined) => resume && { ...resume, templateId });
      toasts.show({ tone: 'success', message: t`Save successfully` });
    },
    onError: useFailureToast(),
  });
}
