import type { AddressProblem } from '@careers/mocks';
import { readSettings } from './bench/settings.ts';
import type { BenchLanguage } from './bench/texts.ts';

/** What an address was to describe. */
type Described = 'world' | 'sheet';

interface Words {
  readonly heading: string;
  readonly way: string;
}

const words: Readonly<Record<BenchLanguage, Readonly<Record<Described, Words>>>> = {
  en: {
    world: { heading: 'This address describes no world', way: 'Open the default world' },
    sheet: { heading: 'This address describes no sheet', way: 'Open the whole sheet' },
  },
  zh: {
    world: { heading: '这个地址不对应任何世界', way: '打开默认世界' },
    sheet: { heading: '这个地址不对应任何图册', way: '打开整本图册' },
  },
};

/** The bench's language, if one was chosen, or else the browser's: a wrong address says nothing that could be relied on. */
const readersLanguage = () => readSettings(navigator.language.startsWith('zh') ? 'zh' : 'en').language;

/** Shows what is wrong with an address, and the valid values, instead of opening a default world or sheet. */
export function showProblems(
  element: HTMLElement,
  problems: readonly AddressProblem[],
  described: Described = 'world',
): void {
  const language = readersLanguage();
  const said = words[language][described];
  element.className = 'problems';
  element.lang = language;
  const heading = document.createElement('h1');
  heading.textContent = said.heading;
  const list = document.createElement('ul');
  for (const { parameter, value, valid, validInChinese } of problems) {
    const item = document.createElement('li');
    const code = document.createElement('code');
    code.textContent = `${parameter}=${value}`;
    item.append(code, language === 'zh' ? `，需要：${validInChinese}` : ` expected ${valid}`);
    list.append(item);
  }
  const link = document.createElement('a');
  link.href = location.pathname;
  link.textContent = said.way;
  element.replaceChildren(heading, list, link);
}
