import type { ResumeSection } from '@careers/gateway/contract';
import { buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useAppLocation } from '../../core/app-location.ts';
import { PortalLink } from '../../core/link.tsx';
import { sectionNames } from '../resume/index.ts';
import { Notice } from './obstacle.tsx';

/** What a resume lacks, and the way to write it and come back (section 8). */
export function IncompleteNotice({ missing }: { readonly missing: readonly ResumeSection[] }) {
  const { t, i18n } = useLingui();
  const { path, query } = useAppLocation();
  const here = `${path}?${new URLSearchParams(query.id ? { id: query.id } : {})}`;
  return (
    <Notice title={t`Please fill in the required content completely`}>
      <ul className="mb-4 list-disc ps-5">
        {missing.map((section) => (
          <li key={section}>{i18n._(sectionNames[section])}</li>
        ))}
      </ul>
      <PortalLink to="/resumeEditor" query={{ back: here }} className={buttonClass('primary')}>
        {t`Complete my resume`}
      </PortalLink>
    </Notice>
  );
}
