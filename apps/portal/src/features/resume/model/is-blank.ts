import { type ResumeContent, resumeSections } from '@careers/gateway/contract';
import { isBlankText } from './is-blank-text.ts';

/** Whether a resume holds nothing except the basics, which come with the account. */
export function isBlank(content: ResumeContent): boolean {
  return resumeSections.every((section) => section === 'basics' || isEmpty(content[section]));
}

function isEmpty(value: ResumeContent[keyof ResumeContent]): boolean {
  if (value === null) return true;
  if (typeof value === 'string') return isBlankText(value);
  if (Array.isArray(value)) return value.length === 0;
  return Object.values(value).every((field) => Array.isArray(field) && field.length === 0);
}
