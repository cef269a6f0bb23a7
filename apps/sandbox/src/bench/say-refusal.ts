import { type AddressProblem, describeProblem, Refusal } from '@careers/mocks';
import type { BenchLanguage } from './texts.ts';

/**
 * Why a world refuses something, in the language of the bench; what no world refuses, such as an error of the browser, in its own
 * words, after a few that say what it is about.
 */
export function sayRefusal(error: unknown, language: BenchLanguage): string {
  if (error instanceof Refusal && language === 'zh') return error.inChinese;
  if (error instanceof SyntaxError && language === 'zh') return `不是有效的 JSON：${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

/** What is wrong with a parameter of a world's address, in the language of the bench. */
export function sayProblem(problem: AddressProblem, language: BenchLanguage): string {
  const { parameter, value, validInChinese } = problem;
  return language === 'zh' ? `${parameter}=${value}，需要：${validInChinese}` : describeProblem(problem);
}
