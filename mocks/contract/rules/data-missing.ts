/** The gateway lacks the data that a rule needs, e.g. a second page: the rule is then neither kept nor broken. */
export class DataMissing extends Error {
  override readonly name = 'DataMissing';
}

/** The data that a rule needs. @throws {DataMissing} if the gateway has none */
export function shownBy<Value>(what: string, value: Value | undefined): Value {
  if (value === undefined) throw new DataMissing(`it has no ${what}`);
  return value;
}
