import type { Account } from '../domain/account-state.ts';
import type { WebsiteSite } from '../sites/websites.ts';
import type { CallContext } from './context.ts';

/** The template that a resume begins with on a site: staff are used to denser pages. */
export function startingTemplate({ kind }: WebsiteSite): string {
  return kind === 'internal' ? 'compact' : 'classic';
}

/** The template in which an account's resume is shown on the site of the call. */
export function templateOf(context: CallContext, { id }: Account): string {
  return context.state().resumes[id]?.templateId ?? startingTemplate(context.site());
}
