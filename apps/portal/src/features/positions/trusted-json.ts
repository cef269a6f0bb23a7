interface JsonPolicy {
  /** @throws {SyntaxError} of what is no JSON. */
  createScript(text: string): string;
}

/** JSON does nothing, even where it is taken for a script. */
const rules: JsonPolicy = {
  createScript(text) {
    JSON.parse(text);
    return text;
  },
};

/** Not in every supported browser. What its policies give is more than a text, and used as one. */
const trustedTypes: { createPolicy(name: string, rules: JsonPolicy): JsonPolicy } | undefined = Reflect.get(
  window,
  'trustedTypes',
);

/** What makes JSON into the text of a `<script>` under Trusted Types, where data stands in the same element as code. */
export const jsonPolicy: JsonPolicy = trustedTypes?.createPolicy('json', rules) ?? rules;
