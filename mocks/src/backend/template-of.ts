import type { Account } from '../domain/account-state.ts';
import type { WebsiteSite } from '../sites/websites.ts';
import type { CallContext } from './context.ts';

/** The template that a resume begins in on a site: staff are used to denser papers. */
export function startingTemplate({ kind }: WebsiteSite): string {
  return kind === 'internal' ? 'compact' : 'classic';
}

/** The template that an account's resume is shown in on the call's site. */
export function templateOf(context: CallContext, { id }: Account): string {
  return context.state().resumes[id]?.templateId ?? startingTemplate(context.site());
}
