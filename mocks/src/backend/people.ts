import type { Faker, LocaleDefinition, Randomizer } from '@faker-js/faker';
import { faker } from '@faker-js/faker/locale/base';
import { createDraw, hashText, pick } from '../core/random.ts';
import { type Career, careers } from '../data/careers.ts';
import { names } from '../data/names.ts';
import { text } from '../data/text.ts';
import type { Localized } from '../data/types.ts';
import { magicAccounts } from '../scenarios/magic.ts';

/** What a person of the sample data has written into their resume. Numbers are random values in [0, 1). */
interface Person extends Career {
  readonly gender: 'female' | 'male';
  readonly email: string;
  /** For an account without a phone number, such as one of the directory. */
  readonly phone: string;
  readonly city: number;
  readonly school: Localized;
  /** An index of `educations`. */
  readonly degree: number;
  /** Years since the first job. */
  readonly years: number;
}

const schools = [
  text('岭湾大学', '嶺灣大學', 'Lingwan University'),
  text('江屿理工大学', '江嶼理工大學', 'Jiangyu University of Technology'),
  text('望川大学', '望川大學', 'Wangchuan University'),
  text('云堤工业大学', '雲堤工業大學', 'Yundi Polytechnic'),
];

/** The accounts of every world that already have a resume; the candidate's first. */
const settled: readonly string[] = Object.values(magicAccounts)
  .filter(({ resume }) => resume === 'complete')
  .map(({ id }) => id);

/**
 * The profession of a person who is made up from a seed and an account. The accounts of every world take the professions in turn,
 * so that no two who are seen side by side do the same.
 */
export function careerOf(seed: number, accountId: string): Career {
  const place = settled.indexOf(accountId);
  const first = createDraw(seed, `person.${place < 0 ? accountId : settled[0]}`)(0);
  return pick(careers, (first + Math.max(place, 0) / careers.length) % 1);
}

/** The person for a seed and an account; the same one in every language. */
export function inventPerson(seed: number, accountId: string): Person {
  const name = `${seed} ${accountId}`;
  const person = known.get(name) ?? inventAnew(seed, accountId);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(name, person);
  return person;
}

/** People who were created before: every view of a resume needs the same few, and Faker takes a while for each. */
const known = new Map<string, Person>();
const KNOWN_MAX = 100;

function inventAnew(seed: number, accountId: string): Person {
  const draw = createDraw(seed, `person.${accountId}`);
  return {
    ...careerOf(seed, accountId),
    gender: pick(['female', 'male'] as const, draw(1)),
    email: fakerFor(seed, accountId).internet.email({ provider: 'mail.example' }).toLowerCase(),
    phone: `136${String(Math.floor(draw(6) * 1e8)).padStart(8, '0')}`,
    city: draw(2),
    school: pick(schools, draw(3)),
    degree: pick([1, 2], draw(4)),
    years: pick([4, 5, 6, 7], draw(5)),
  };
}

const romanized = names.map((name) => name['en-us'].replace('’', '').split(' '));

/** The words that Faker needs here, and no more: each of its own locales has 290 kB. */
const sampleNames: LocaleDefinition = {
  person: {
    last_name: { generic: romanized.map(([last = '']) => last) },
    first_name: { generic: romanized.map(([, first = '']) => first) },
  },
};

/** The class itself is only exported together with seventy languages, but each instance refers to it. */
const FakerOf = faker.constructor as typeof Faker;

/** Faker with the world's own random numbers: seeding Faker takes 24 µs a call, a hash almost nothing. */
function fakerFor(seed: number, name: string): Faker {
  let at = 0;
  const draw = createDraw(seed ^ hashText(name), 'faker');
  const randomizer: Randomizer = {
    next: () => draw(at++),
    seed: () => {
      at = 0;
    },
  };
  return new FakerOf({ locale: sampleNames, randomizer });
}
