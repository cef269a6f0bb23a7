import { type createShareLink, facetNames, type ParamOf, type ShareFilters } from '@careers/gateway/contract';
import { parseUrl } from '../core/navigation/parse-url.ts';
import type { ShareSubject } from './share-subject.ts';

/** The param that shares a subject; for a list its filters, without page and order. */
export function shareParam(subject: ShareSubject): ParamOf<typeof createShareLink> {
  if (subject.kind === 'position') return { kind: 'position', positionId: subject.position.id };
  const { param } = subject;
  const { keyword, recruitTypeCode, comId } = param;
  const filters: ShareFilters = {
    ...Object.fromEntries(facetNames.flatMap((name) => (param[name] ? [[name, param[name]]] : []))),
    ...(keyword ? { keyword } : {}),
    ...(recruitTypeCode ? { recruitTypeCode } : {}),
  };
  return { kind: 'list', filters, ...(comId ? { comId } : {}) };
}

/** The full address of a share link, which may be relative to the portal's own; undefined unless it is http(s). */
export function shareAddress(url: string, own: string): string | undefined {
  const address = parseUrl(url, own);
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address.href : undefined;
}
