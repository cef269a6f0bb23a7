import { createDraw } from '../core/random.ts';
import { type FaultKind, type FaultRule, writeFault } from './rule.ts';

/**
 * The fault that applies to a call, if any. Counts are part of the world's state, so that `once` survives a reload, and a
 * percentage hits the same calls for the same seed.
 */
export function drawFault(
  rules: readonly FaultRule[],
  path: string,
  seed: number,
  counts: Record<string, number>,
): FaultKind | undefined {
  for (const rule of rules) {
    if (!isAbout(rule, path)) continue;
    const key = writeFault(rule);
    const met = counts[key] ?? 0;
    counts[key] = met + 1;
    if (rule.when === 'always') return rule.kind;
    if (rule.when === 'once') {
      if (met === 0) return rule.kind;
    } else if (createDraw(seed, `fault.${key}`)(met) * 100 < rule.when) return rule.kind;
  }
  return undefined;
}

function isAbout({ method, kind }: FaultRule, path: string): boolean {
  if (method !== '*') return method === path;
  return kind !== 'captcha' || !carriesNoProof(path);
}

/**
 * Whether no captcha proof can be sent to a path: the captcha's own calls, files, and plain GET requests. A captcha fault for all
 * methods skips these; a fault that names one applies to it.
 */
function carriesNoProof(path: string): boolean {
  return /^(?:captcha\.|files\.|\/sys\/)/.test(path);
}
