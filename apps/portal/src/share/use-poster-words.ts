import type { PositionDetail } from '@careers/gateway/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { joinFacts } from '../core/format/list-of.ts';
import { useOrganisation } from '../site-config/organisation.tsx';
import { useSite } from '../site-config/use-site.tsx';
import { pictureName } from './picture-name.ts';
import type { ShareSubject } from './share-subject.ts';

/** The texts of a poster, the name of its file, and its alternative text. */
export function usePosterWords(subject: ShareSubject, expiresAt: string) {
  const { t, i18n } = useLingui();
  const { data: site } = useSite();
  const position = subject.kind === 'position' ? subject.position : undefined;
  const organisation = joinFacts(useOrganisation(position ?? noOrganisation), i18n.locale);
  const website = site?.websiteBaseInfo.websiteName ?? '';
  const until = i18n.date(new Date(expiresAt), { dateStyle: 'long' });
  const call = position ? t`Scan to view the job and apply` : t`Scan to view the jobs and apply`;
  const common = { until, call, note: t`Valid until ${until}` };
  if (position) {
    const title = position.post;
    return {
      ...common,
      title,
      line: organisation,
      facts: factsOf(position),
      fileName: pictureName(title),
      alt: t`Poster of the position ${title}, ${organisation}, with the QR code of the link`,
    };
  }
  const total = subject.kind === 'list' ? subject.total : 0;
  const title = t`${plural(total, { one: '# open position', other: '# open positions' })}`;
  return {
    ...common,
    title,
    line: site?.websiteBaseInfo.websiteDescr ?? '',
    facts: [],
    fileName: pictureName(website),
    alt: t`${website} poster: ${title}, with the QR code of the link`,
  };

  function factsOf({ workPlace, education, workYears, numberRecruits, salary }: PositionDetail) {
    return [
      { term: t`Location`, value: workPlace.name },
      { term: t({ context: 'position', message: 'Education' }), value: education.name },
      { term: t`Experience`, value: workYears.name },
      {
        term: t`Openings`,
        value:
          numberRecruits > 0
            ? t({ context: 'openings', message: plural(numberRecruits, { one: '#', other: '#' }) })
            : '',
      },
      ...(salary ? [{ term: t`Salary`, value: salary }] : []),
    ].filter(({ value }) => value);
  }
}

const noOrganisation = { companyDescr: '', deptIdDescr: '' };
