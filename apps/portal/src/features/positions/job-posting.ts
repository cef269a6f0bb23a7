import type { PositionDetail } from '@careers/gateway/contract';
import { sanitiseRichText } from '../../core/rich-text/sanitise.ts';

/** The structured data of an open position for search engines: schema.org, JobPosting. */
export function jobPosting(
  position: PositionDetail,
  organisation: string,
): Readonly<Record<string, unknown>> {
  const { id, post, publishDate, companyDescr, workPlace, deadline, recruitTypeCode } = position;
  const company = companyDescr || organisation;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: post,
    description: sanitiseRichText(position.responsibilities) + sanitiseRichText(position.requirements),
    identifier: { '@type': 'PropertyValue', name: company, value: id },
    datePosted: publishDate,
    ...(deadline ? { validThrough: deadline } : {}),
    // The type of employment is known for internships only.
    ...(recruitTypeCode === 'A04' ? { employmentType: 'INTERN' } : {}),
    hiringOrganization: { '@type': 'Organization', name: company },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: workPlace.name },
    },
  };
}

/** JSON for a script element: nothing in it can end the element, or begin another (`<`, `>`, `&`, line separators). */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
