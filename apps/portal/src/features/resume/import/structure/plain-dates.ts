export const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];
const months = monthNames.join('|');
/** The rest of a month's name after its first three letters: `Marketing 2015` and `Junior 2015` are no dates. */
export const restOfMonthName = '(?:uary|ruary|ch|il|e|y|ust|t|t?ember|ober)?(?![a-z])\\.?';
const monthName = `\\b(?:${months})${restOfMonthName}`;
const month = '1[0-2]|0?[1-9]';
const dash = '[-–—−~～〜]{1,2}|至|到';
const present = '至今|迄今|今|现在|現在|present|now';

const inHan = /([〇零○一二三四五六七八九]{4})\s?年(?:\s?([一二三四五六七八九十]{1,3})\s?月)?/gu;
const afterApostrophe = new RegExp(`(${monthName})\\s?['’‘]\\s?(\\d{2})(?!\\d)`, 'gi');
const afterHyphen = new RegExp(`\\b(${months})-(\\d{2})(?![\\d,]|\\s\\d{4})`, 'gi');
const minguo = /民[國国]\s?(\d{2,3})(?!\d)/gu;
const minguoMonth = new RegExp(`(?<!\\d)(\\d{2,3})\\s?年(?=\\s?(?:${month})\\s?月)`, 'gu');
const minguoYear = /(?<!\d)(1[0-3]\d)\s?年/gu;
const saysMinguo = new RegExp(`民[國国]\\s?\\d{2}|(?<!\\d)1[0-3]\\d\\s?年\\s?(?:${month})\\s?月`, 'u');
/** `99/09 ~ 103/06`: a year of three digits is one of the Republic of China. */
const minguoPeriod = new RegExp(
  `(?<![\\d./])(\\d{2,3})([./])(${month})(\\s?(?:${dash})\\s?)(1[0-3]\\d)[./](${month})(?![\\d./%])`,
  'u',
);
const shortPeriod = new RegExp(
  `(?<=^|[\\s(（|｜:：])(\\d{2})[./年](0[1-9]|1[0-2])月?(\\s?(?:${dash})\\s?)(?:(\\d{2})[./年](0[1-9]|1[0-2])月?|(${present}))(?=$|[\\s)）|｜,，:：])`,
  'iu',
);
const yearFirst = new RegExp(`(?<![\\d.])((?:19|20)\\d{2})[ /-](${monthName})(?!,?\\s?\\d)`, 'gi');
const compact = '((?:19|20)\\d{2})(0[1-9]|1[0-2])(?:[0-3]\\d)?';
const compactPeriod = new RegExp(
  `(?<![\\d+])${compact}(\\s?(?:${dash})\\s?)(?:${compact}(?!\\d)|(${present}))`,
  'iu',
);
const moment = `(?:${monthName}\\s|(?:${month})\\s?[./]\\s?)?(?:19|20)\\d{2}(?:\\s?[年./-]\\s?(?:${month})(?!\\d)\\s?月?|\\s?年)?`;
const openSince = new RegExp(`^([(（]?)(?:since|from)\\s(${moment})(?=$|[\\s]?[)）:：,，|｜\\t])`, 'i');
const openFrom = new RegExp(`^([(（]?)[自从從由]?(${moment})\\s?起(?!${dash})`, 'u');

const mayHaveDate = /\d|[〇零○一二三四五六七八九]{4}/u;

/**
 * The line with its dates in the notations that are read elsewhere: `二〇一二年九月` is 2012年9月, `民國99年` is 2010年, `Sep'15` is
 * Sep 2015, `16.09-20.06` and `201609-202006` are 2016.09-2020.06, `since 10/2018` is 10/2018 - present.
 */
export function withPlainDates(line: string): string {
  if (!mayHaveDate.test(line)) return line;
  return withMinguoYears(line)
    .replace(
      inHan,
      (_, year: string, said?: string) => `${digitsOf(year)}年${said ? `${numberOf(said)}月` : ''}`,
    )
    .replace(afterApostrophe, (_, name: string, year: string) => `${name} ${ofCentury(year)}`)
    .replace(afterHyphen, (_, name: string, year: string) => `${name} ${ofCentury(year)}`)
    .replace(yearFirst, '$2 $1')
    .replace(shortPeriod, (_, year, month, between, endYear, endMonth, open) =>
      period(ofCentury(year), month, between, open ?? `${ofCentury(endYear)}.${endMonth}`),
    )
    .replace(compactPeriod, (_, year, month, between, endYear, endMonth, open) =>
      period(year, month, between, open ?? `${endYear}.${endMonth}`),
    )
    .replace(openSince, '$1$2 - present')
    .replace(openFrom, '$1$2 - present');
}

function withMinguoYears(line: string): string {
  const read = line.replace(minguoPeriod, (_, year, mark, month, between, endYear, endMonth) =>
    period(gregorian(year), month, between, `${gregorian(endYear)}${mark}${endMonth}`),
  );
  if (!saysMinguo.test(read)) return read;
  return read
    .replace(minguo, (_, year: string) => gregorian(year))
    .replace(minguoMonth, (_, year: string) => `${gregorian(year)}年`)
    .replace(minguoYear, (_, year: string) => `${gregorian(year)}年`);
}

const period = (year: string, month: string, between: string, end: string) =>
  `${year}.${month}${between}${end}`;

/** The year 1 of the Republic of China is 1912. */
const gregorian = (year: string) => String(Number(year) + 1911);

/** A year of two digits, which is not in the far future. */
const ofCentury = (year: string) => (Number(year) > 50 ? `19${year}` : `20${year}`);

const numerals = '〇一二三四五六七八九';
const digitsOf = (han: string) =>
  [...han.replace(/[零○]/g, '〇')].map((one) => numerals.indexOf(one)).join('');

/** A number up to 39, such as 十二. */
function numberOf(han: string): number {
  const [tens = '', ones = ''] = han.includes('十') ? han.split('十') : ['〇', han];
  return (tens === '' ? 1 : numerals.indexOf(tens)) * 10 + (ones === '' ? 0 : numerals.indexOf(ones));
}
