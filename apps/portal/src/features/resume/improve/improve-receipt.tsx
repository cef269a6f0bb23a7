import type { ResumeImprovementReceipt } from '@careers/gateway/contract';
import { TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { LinkReceipt } from '../../link-page/index.ts';
import { resumeRows } from '../model/sections/registry.ts';

/** Shows what was handed in, when, and who will read it. */
export function ImproveReceipt({
  receipt,
  title,
}: {
  readonly receipt: ResumeImprovementReceipt;
  readonly title: string;
}) {
  const { t, i18n } = useLingui();
  const { improvedAt, handedIn, position, askedBy } = receipt;
  const { name } = askedBy;
  const { post } = position;
  return (
    <LinkReceipt title={title} at={improvedAt}>
      <p>
        <TitleText>
          {name
            ? t`${name} will read it with your application for “${post}”. What you sent:`
            : t`It is read with your application for “${post}”. What you sent:`}
        </TitleText>
      </p>
      <ul className="mt-2 list-disc ps-5">
        {handedIn.map((section) => (
          <li key={section}>{i18n._(resumeRows[section].name)}</li>
        ))}
      </ul>
    </LinkReceipt>
  );
}
