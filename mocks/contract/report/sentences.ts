import { reference } from '@careers/gateway/reference';
import { methodIds } from '@careers/gateway/registry';
import type { ContractCase } from '../cases/create-suite.ts';

/** What the outcomes that all methods share require, in words (decisions, section 1). */
const shared: Readonly<Record<string, string>> = {
  signature: 'A call whose signature, app token or payload does not fit is refused with MS000A401.',
  timestamp:
    'A call whose timestamp is more than five minutes off is refused with MS000A408, one that is less is not.',
  payload: 'A call whose body or payload cannot be read is refused with MS000A400.',
  unknown: 'An unknown method, or API group, is refused with MS000A404.',
  session: 'Without a session that is known, the method answers 40101.',
  link: 'A link token that is none says so: a submit by 451 linkInvalid, a query by the state invalid.',
  param: 'A param that breaks the contract is refused with MS000A400.',
  'no site': 'Without any website id the method answers 451, in English “website id cannot be empty”.',
  'unknown site': 'A website id that does not exist is answered by 451 网站不存在, in every language.',
  'site in param': 'A website id in the param wins over the one in the header.',
  'unknown field': 'Fields of the param that nobody knows are ignored.',
  'group of the site':
    'The method is called by the API group of the site that it is about; the other one is refused with MS000A404, or answers the same.',
  repeated: 'The same submit under the same key answers what its first success answered.',
  'at once': 'The same submit, sent twice at the same time, is done once.',
};

/** The rule that a case proves, in words. */
export function ruleOf({ method, outcome }: ContractCase): string {
  const known = methodIds.find((id) => id === method);
  switch (outcome.kind) {
    case 'success':
      return known ? `It works: ${reference[known].summary}` : 'It works.';
    case 'reason':
      return `It fails with 451 and, where it gives one, the reason ${outcome.reason}, and says so in words.`;
    case 'captcha':
      return 'It asks for a captcha (needCaptchaVerification) where the contract says it does.';
    case 'generic':
      return shared[outcome.id] ?? outcome.id;
    case 'also':
      return `${known ?? (method === 'files' ? 'The file gateway' : 'The gateway')} ${outcome.sentence}.`;
  }
}
