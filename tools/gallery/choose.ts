/**
 * Those whose name begins with one of the words; all of them if there are no words.
 *
 * @param what the kind of word, for the message: `name`
 * @throws {RangeError} for a word that no name begins with, listing the names
 */
export function choose<One>(
  what: string,
  words: readonly string[],
  all: readonly One[],
  nameOf: (one: One) => string,
): readonly One[] {
  const isMeant = (one: One, word: string) => nameOf(one).startsWith(word);
  const unknown = words.filter((word) => !all.some((one) => isMeant(one, word)));
  if (unknown.length > 0)
    throw new RangeError(`no ${what} is ${unknown.join(', ')}: there are ${all.map(nameOf).join(', ')}`);
  return words.length === 0 ? all : all.filter((one) => words.some((word) => isMeant(one, word)));
}
