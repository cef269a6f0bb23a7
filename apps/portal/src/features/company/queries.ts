import { getCompany, getNews, queryCompanies, queryNews } from '@careers/gateway/contract';
import { methodQuery } from '../../core/calls/method-query.ts';
import type { Portal } from '../../core/portal/portal.ts';

export const NEWS_PER_PAGE = 6;

/** The group's companies; a keyword narrows them. */
export function companiesQuery(portal: Portal, keyword: string) {
  return methodQuery(portal, queryCompanies, keyword ? { keyword } : {});
}

export function companyQuery(portal: Portal, id: string) {
  return methodQuery(portal, getCompany, { id });
}

/** A page of a company's news, the latest first; pages count from 1. */
export function newsQuery(portal: Portal, comId: string, pageNo: number, pageSize = NEWS_PER_PAGE) {
  return methodQuery(portal, queryNews, { comId, pageNo, pageSize });
}

export function newsArticleQuery(portal: Portal, comId: string, id: string) {
  return methodQuery(portal, getNews, { comId, id });
}
