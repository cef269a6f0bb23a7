import type { ResumeField, ResumeSection } from '@careers/gateway/contract';
import { cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDot from 'lucide-react/icons/circle-dot';
import { useState, useSyncExternalStore } from 'react';
import { completenessOf, type SectionState } from '../model/completeness.ts';
import { sectionNames } from '../model/section-names.ts';
import { cardInset } from './card-inset.ts';
import { controlId } from './control-id.ts';
import type { EditorState } from './editor-state.ts';

const looks = {
  done: { Icon: CircleCheck, colour: 'text-success-text' },
  begun: { Icon: CircleDot, colour: 'text-warning-text' },
  missing: { Icon: Circle, colour: 'text-warning-text' },
  optional: { Icon: CircleDashed, colour: 'text-muted' },
} as const satisfies Readonly<Record<SectionState, unknown>>;

interface SectionRailProps {
  readonly editor: EditorState;
  readonly asked: readonly ResumeField[];
}

/** The list of sections and how complete each is: beside the resume, or above it when there is no room. */
export function SectionRail({ editor, asked }: SectionRailProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const content = useSyncExternalStore(editor.subscribe, editor.content);
  const reports = useSyncExternalStore(editor.subscribe, editor.reports);
  const { sections, percent: there } = completenessOf(content, asked);
  // A section with a wrong value has nothing missing, but is not done either.
  const wrong = asked.flatMap(({ section }) => (reports[section]?.problems.length ? [section] : []));
  const percent = wrong.length > 0 ? Math.min(there, 99) : there;
  const words = {
    done: t`complete`,
    begun: t`incomplete`,
    missing: t`required`,
    optional: t`optional`,
  } satisfies Readonly<Record<SectionState, string>>;
  function go(section: ResumeSection): void {
    setOpen(false);
    const title = document.getElementById(`${controlId({ section })}-title`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView?.({ block: 'start' });
  }
  return (
    <nav
      aria-label={t`Sections of the resume`}
      className="rounded-lg border border-border bg-surface-raised @4xl:sticky @4xl:-ms-3 @4xl:top-below-header @4xl:border-0 @4xl:bg-transparent"
    >
      <div className={cn('flex items-center gap-3 @4xl:px-3 @max-3xs:flex-wrap', cardInset)}>
        <div className="grow py-3">
          <p className="tabular text-sm font-medium">{t`${percent}% complete`}</p>
          <svg
            aria-hidden="true"
            width="100%"
            height="6"
            className="mt-2 block overflow-hidden rounded-full bg-brand-200 text-brand-700"
          >
            <rect width={`${percent}%`} height="100%" fill="currentColor" />
          </svg>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="resume-sections"
          onClick={() => setOpen(!isOpen)}
          className="-me-2 flex min-h-11 shrink-0 items-center gap-1 rounded-md px-2 text-sm font-medium @4xl:hidden"
        >
          {t`Sections`}
          <ChevronDown size={18} className={cn('text-muted transition-transform', isOpen && 'rotate-180')} />
        </button>
      </div>
      <ul
        id="resume-sections"
        className={cn(
          'border-t border-border p-1 @lg:px-3 @3xl:px-5 @4xl:mt-2 @4xl:block @4xl:border-0 @4xl:p-0',
          !isOpen && 'hidden',
        )}
      >
        {sections.map(({ section, state: counted }) => {
          const state = counted === 'done' && wrong.includes(section) ? 'begun' : counted;
          const { Icon, colour } = looks[state];
          return (
            <li key={section}>
              <button
                type="button"
                data-state={state}
                onClick={() => go(section)}
                className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start text-sm hover:bg-surface-hover"
              >
                <Icon size={18} className={cn('shrink-0', colour)} />
                <span className="min-w-0 grow">{i18n._(sectionNames[section])}</span>
                <span className="sr-only">{words[state]}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
