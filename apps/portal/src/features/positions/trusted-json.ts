interface JsonPolicy {
  /** @throws {SyntaxError} for text that is not JSON. */
  createScript(text: string): string;
}

/** JSON does nothing even if it is run as a script. */
const rules: JsonPolicy = {
  createScript(text) {
    JSON.parse(text);
    return text;
  },
};

/** Not in every supported browser. Its policies return objects that are used like strings. */
const trustedTypes: { createPolicy(name: string, rules: JsonPolicy): JsonPolicy } | undefined = Reflect.get(
  window,
  'trustedTypes',
);

/** Makes JSON the text of a `<script>` element under Trusted Types, which treat data in a script like code. */
export const jsonPolicy: JsonPolicy = trustedTypes?.createPolicy('json', rules) ?? rules;
