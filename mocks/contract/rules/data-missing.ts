/** The gateway lacks what a rule is shown by, e.g. a second page: the rule is neither kept nor broken. */
export class DataMissing extends Error {
  override readonly name = 'DataMissing';
}

/** What a rule is shown by. @throws {DataMissing} where the gateway has none */
export function shownBy<Value>(what: string, value: Value | undefined): Value {
  if (value === undefined) throw new DataMissing(`it has no ${what}`);
  return value;
}
