import { Refusal } from '@careers/mocks';
import type { BenchLanguage } from './texts.ts';

/** Why a world refuses something, in the language of the bench; what no world refuses, such as an error of the browser, in its own words. */
export function sayRefusal(error: unknown, language: BenchLanguage): string {
  if (error instanceof Refusal && language === 'zh') return error.inChinese;
  return error instanceof Error ? error.message : String(error);
}
