import type { ParsedField } from '@careers/gateway/contract';
import type { DocLine } from '../read/doc-line.ts';
import { confidences, found } from './found.ts';

const language =
  /普通话|普通話|国语|國語|台语|台語|臺語|閩南語|闽南语|客家话|客家話|粤语|粵語|廣東話|广东话|汉语|中文|英语|英文|英語|日语|日語|日文|韩语|韓語|法语|法語|德语|德語|西班牙语|西班牙語|俄语|俄語|葡萄牙语|葡萄牙語|阿拉伯语|意大利语|泰语|泰語|越南语|越南語|马来语|馬來語|印尼语|印尼語|荷兰语|荷蘭語|土耳其语|土耳其語|印地语|\b(?:english|mandarin|cantonese|chinese|putonghua|japanese|korean|french|german|spanish|russian|portuguese|arabic|italian|thai|vietnamese|malay|indonesian|hindi|urdu|tamil|bengali|punjabi|nepali|tagalog|filipino|dutch|polish|turkish|greek|hebrew|persian|swedish|ukrainian)\b/iu;
/** The strongest words first: "fluent in reading, basic in writing" is fluent. */
const levels = [
  ['native', /母语|母語|\bnative\b|mother tongue|bilingual/i],
  [
    'fluent',
    /流利|精通|熟练|熟練|精熟|六级|六級|专业八级|cet-?\s?6|tem-?\s?8|\bn1\b|\bfluent\b|full professional|\bproficient\b|\badvanced\b|\bexcellent\b|\bc[12]\b/i,
  ],
  [
    'working',
    /良好|四级|四級|cet-?\s?4|tem-?\s?4|中级|中級|日常|可用[于於]工作|\bn2\b|\bworking\b|\bprofessional\b|\bgood\b|\bintermediate\b|\bconversational\b|\bb[12]\b/i,
  ],
  [
    'basic',
    /一般|初级|初級|入门|入門|略懂|基础|基礎|\bn[345]\b|\bbasic\b|\belementary\b|\bbeginner\b|\bfair\b|\ba[12]\b/i,
  ],
] as const;

/** Languages with their levels: a level belongs to the language before it, up to the next language. */
export function readLanguages(lines: readonly DocLine[]): ParsedField[] {
  const known = new Set<string>();
  const fields: ParsedField[] = [];
  for (const line of lines) {
    const below = language.test(line.text) ? undefined : levelIn(line.text);
    const last = `languages.${known.size - 1}`;
    if (below && known.size > 0 && !fields.some(({ path }) => path === `${last}.level`))
      fields.push(...found(`${last}.level`, below, confidences.placed, line));
    for (const part of splitByLanguage(line.text)) {
      const name = language.exec(part)?.[0] ?? '';
      const key = name.toLowerCase().replace(/[文語]$/, '语');
      if (name === '' || known.has(key)) continue;
      const path = `languages.${known.size}`;
      known.add(key);
      const level = levelIn(part) ?? (isOfMotherTongue.test(line.text) ? 'native' : '');
      fields.push(...found(`${path}.language`, name, confidences.known, line));
      fields.push(...found(`${path}.level`, level, confidences.placed, line));
    }
  }
  return fields;
}

/** In `Mother tongue(s): English` the level is before the language. */
const isOfMotherTongue = /^(?:母语|母語|mother tongue)/i;

function levelIn(text: string): string | undefined {
  return levels.find(([, said]) => said.test(text))?.[0];
}

function splitByLanguage(text: string): string[] {
  const starts = [...text.matchAll(new RegExp(language, 'giu'))].map(({ index }) => index);
  return starts.map((start, at) => text.slice(start, starts[at + 1]));
}
