/**
 * A rule judges one value: a code when it is broken, undefined when it holds. Rules render no text;
 * each app owns the wording of the codes.
 */
export type Rule<Value, Code extends string> = (value: Value) => Code | undefined;

/** The first code of several rules, in their order. */
export function firstOf<Value, Code extends string>(
  ...rules: readonly Rule<Value, Code>[]
): Rule<Value, Code> {
  return (value) => {
    for (const rule of rules) {
      const code = rule(value);
      if (code) return code;
    }
    return undefined;
  };
}

/** A rule in the form that a form's `validate` expects: true, or the code of what is wrong. */
export function asValidate<Value, Code extends string>(
  rule: Rule<Value, Code>,
): (value: Value) => true | Code {
  return (value) => rule(value) ?? true;
}
