import { getSysConfigInfo } from '@careers/gateway/contract';
import { languageIndexes, type Probe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';

const han = /\p{Script=Han}/u;

/** The texts to be read in one language, each by what it names. */
export type Texts = Readonly<Record<string, string>>;

type Read = (probe: Probe) => Promise<Texts>;

const languageNames = ['zh-cn', 'zh-hk', 'en-us'] as const;

/** The same texts in each language, in the order of the indexes. */
type Spoken = readonly [simplified: Texts, traditional: Texts, english: Texts];

async function inEachLanguage(probe: Probe, read: Read): Promise<Spoken> {
  const { zhHkStart, enWwStart } = await probe.call(getSysConfigInfo, {});
  shownBy('Traditional Chinese and English, switched on', (zhHkStart === 1 && enWwStart === 1) || undefined);
  const spoken: Texts[] = [];
  for (const index of languageIndexes) spoken.push(await read(probe.speaking(index)));
  const [simplified = {}, traditional = {}, english = {}] = spoken;
  shownBy('text to compare', Object.keys(simplified)[0]);
  expectSame('what zh-hk has words for', Object.keys(traditional), Object.keys(simplified));
  expectSame('what en-us has words for', Object.keys(english), Object.keys(simplified));
  return [simplified, traditional, english];
}

/**
 * The same things in the three languages: each has words of its own, twice Chinese and once English. Some things have the same
 * word in all languages (a year, `IT`), so only the texts as a whole have to differ.
 */
export async function speaksThree(probe: Probe, read: Read): Promise<void> {
  const spoken = await inEachLanguage(probe, read);
  const words = (texts: Texts) => Object.values(texts).join('\n');
  expectTrue('zh-cn and zh-hk differ', words(spoken[0]) !== words(spoken[1]));
  expectTranslated(spoken, Object.keys(spoken[0]));
}

/**
 * The same of texts that a company writes about itself. Nothing demands that it writes them in every language: one that is the
 * same in all is left out. So that a gateway which has translations shows them too, the texts are also read by another
 * method, where there is one.
 */
export async function speaksAsWritten(probe: Probe, read: Read, elsewhere?: Read): Promise<void> {
  const spoken = await inEachLanguage(probe, read);
  for (const [index, texts] of spoken.entries()) {
    const others = (await elsewhere?.(probe.speaking(languageIndexes[index] ?? 0))) ?? {};
    for (const [what, text] of Object.entries(others)) {
      if (what in texts) expectSame(`${what} in ${languageNames[index]}, as elsewhere`, texts[what], text);
    }
  }
  const [simplified, traditional, english] = spoken;
  const translated = Object.keys(simplified).filter(
    (what) => new Set([simplified[what], traditional[what], english[what]]).size > 1,
  );
  shownBy('such text in more than one language', translated[0]);
  expectTranslated(spoken, translated);
}

function expectTranslated([simplified, traditional, english]: Spoken, of: readonly string[]): void {
  for (const what of of) {
    const [chinese = '', hk = '', en = ''] = [simplified[what], traditional[what], english[what]];
    if (!han.test(chinese)) continue;
    expectTrue(`${what} is Chinese in zh-hk: ${quote(hk)}`, han.test(hk));
    expectTrue(`${what} is not what it is in zh-cn, in en-us: ${quote(en)}`, en !== chinese && en !== hk);
    expectTrue(`${what} has English words in en-us: ${quote(en)}`, /[a-z0-9]/i.test(en));
  }
}

const quote = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
