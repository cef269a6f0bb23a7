import type { ResumeSection } from '@careers/gateway/contract';
import { buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useFocusOnceGone } from '../../core/use-focus-once-gone.ts';
import { EditorLink, sectionNames } from '../resume/index.ts';
import { Notice } from './obstacle.tsx';

interface IncompleteNoticeProps {
  readonly missing: readonly ResumeSection[];
  /** Whether it replaces the button that was pressed. */
  readonly replacesButton: boolean;
}

/** What a resume lacks, with a link to the editor that leads back here (section 8). */
export function IncompleteNotice({ missing, replacesButton }: IncompleteNoticeProps) {
  const { t, i18n } = useLingui();
  const notice = useFocusOnceGone<HTMLDivElement>(replacesButton);
  return (
    <Notice ref={notice} title={t`Please fill in the required content completely`}>
      <Problems problems={missing.map((section) => i18n._(sectionNames[section]))} />
      <EditorLink className={buttonClass('primary')}>{t`Complete my resume`}</EditorLink>
    </Notice>
  );
}

/** Probable mistakes in a resume. It can be sent all the same. */
export function ProblemsNotice({ problems }: { readonly problems: readonly string[] }) {
  const { t } = useLingui();
  return (
    <Notice title={t`Have a look at your resume before you send it`}>
      <Problems problems={problems} />
      <EditorLink className={buttonClass('secondary')}>{t`Correct my resume`}</EditorLink>
    </Notice>
  );
}

function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <ul className="mb-4 list-disc ps-5">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
