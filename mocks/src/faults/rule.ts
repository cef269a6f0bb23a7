import { methodPaths } from '@careers/gateway/registry';
import { Refusal } from '../core/refusal.ts';

export const faultKinds = [
  '451',
  '40101',
  'captcha',
  'http500',
  'http502',
  'network',
  'timeout',
  'malformed',
  'cut',
  'schema',
  'badsign',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** When a fault applies: always, the first time only, or in so many of a hundred calls, by the seed. */
type FaultWhen = 'always' | 'once' | number;

/** `method:kind[:when]`; the method is `group.method`, a URI, `files.upload`, `files.download` or `*`. */
export interface FaultRule {
  readonly method: string;
  readonly kind: FaultKind;
  readonly when: FaultWhen;
}

/** The file gateway's methods, and all methods at once. */
const outsideContract = ['*', 'files.upload', 'files.download'] as const;

/** What a fault can apply to: any method of the contract, the file gateway's two, or all of them. */
const faultMethods: readonly string[] = [...outsideContract, ...methodPaths];

/** All of them in few words: a group's methods as one. URIs have no groups. */
const faultGroups: readonly string[] = [
  ...outsideContract,
  ...new Set(methodPaths.map((path) => path.replace(/\.\w+$/, '.…'))),
];

/**
 * Suggestions for an unknown method: those of the same group, else those whose name contains it, else each group once
 * (`rm.offer.…`). A short list helps most.
 */
function methodsLike(wrong: string): readonly string[] {
  const group = wrong.slice(0, wrong.lastIndexOf('.') + 1);
  const name = wrong.toLowerCase();
  const alike = [
    faultMethods.filter((method) => group !== '' && method.startsWith(group)),
    faultMethods.filter((method) => name !== '' && method.toLowerCase().includes(name)),
  ];
  return alike.find((methods) => methods.length > 0) ?? faultGroups;
}

/**
 * Reads one fault of a world's address.
 * @throws {RangeError} saying what is valid, in words that continue after "expected".
 */
export function readFault(text: string): FaultRule {
  const [method = '', kind = '', when = 'always', ...rest] = text.split(':');
  if (rest.length > 0)
    throw new Refusal(
      'method:kind or method:kind:when, and no more',
      'method:kind 或 method:kind:when，不含其他',
    );
  if (!faultMethods.includes(method))
    throw listing('as its method one of', '其 method 为以下之一', methodsLike(method));
  const found = faultKinds.find((candidate) => candidate === kind);
  if (!found) throw listing('as its kind one of', '其 kind 为以下之一', faultKinds);
  // A fault without an effect is refused: people would think that it had been applied.
  if (found === 'captcha' && method.startsWith('files.')) {
    const others = faultKinds.filter((other) => other !== 'captcha');
    throw listing("as the kind of a file's fault one of", '文件故障的 kind 为以下之一', others);
  }
  return { method, kind: found, when: readWhen(when) };
}

function listing(words: string, inChinese: string, valid: readonly string[]): Refusal {
  return new Refusal(`${words} ${valid.join(', ')}`, `${inChinese}：${valid.join('、')}`);
}

function readWhen(text: string): FaultWhen {
  if (text === 'always' || text === 'once') return text;
  const percent = /^(\d{1,3})%$/.exec(text)?.[1];
  if (percent !== undefined && Number(percent) <= 100) return Number(percent);
  throw new Refusal(
    'as its time always, once, or a percentage such as 10%',
    '其时间为 always、once 或百分比，如 10%',
  );
}

export function writeFault({ method, kind, when }: FaultRule): string {
  const time = typeof when === 'number' ? `${when}%` : when;
  return when === 'always' ? `${method}:${kind}` : `${method}:${kind}:${time}`;
}

/** Faults as one text, which is equal for equal faults in the same order. */
export function writeFaults(faults: readonly FaultRule[]): string {
  return faults.map(writeFault).join();
}
