import type { Method } from '@careers/gateway/contract';
import { returnCodes } from '@careers/gateway/wire';
import * as v from 'valibot';
import { quoted, WORD_MAX } from '../core/quoted.ts';
import type { Trace } from './call-trace.ts';
import { listForObject } from './list-for-object.ts';
import { refuse } from './outcome.ts';
import { unknownFields } from './unknown-fields.ts';

/** Fields that any call may have (decisions, section 1): its site, and the proof of a captcha. */
const alwaysKnown = ['homepageConfigId', 'captchaVerification', 'captchaType', 'timestamp'];

/**
 * The param of a call as the schema of its method reads it. The trace notes what does not fit, and fields that the schema does not
 * know, which are ignored (decisions, section 1).
 * @throws {GatewayRefusal} MS000A400, for a param that does not fit
 */
export function readParam(method: Method, sent: unknown, { violations }: Trace): unknown {
  const refuseShape = (why: string) => {
    violations.push(`param: ${why}`);
    return refuse(returnCodes.unreadable, why);
  };
  const list = listForObject(method.param, sent);
  if (list !== undefined) throw refuseShape(`${quoted(list, WORD_MAX)} is a list where an object is due`);
  const param = v.safeParse(method.param, sent);
  if (!param.success) throw refuseShape(quoted(v.summarize(first(param.issues))));
  for (const field of unknownFields(method.param, sent, alwaysKnown))
    violations.push(`param.${quoted(field, WORD_MAX)}: no field of ${method.name}`);
  return param.output;
}

/** The first few problems are enough: a list of thousands may have one for each entry. */
function first<Issue>([one, ...others]: readonly [Issue, ...Issue[]]): [Issue, ...Issue[]] {
  return [one, ...others.slice(0, 4)];
}
