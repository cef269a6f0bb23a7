interface AddressPolicy {
  /** @throws {TypeError} of any address but the reader's. */
  createScriptURL(address: string): string;
}

/** Not in every supported browser. What its policies give is more than a text, and used as one. */
const trustedTypes: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy } | undefined =
  Reflect.get(window, 'trustedTypes');

/** Under Trusted Types a worker begins with an address that a policy lets through: this one lets through one. */
export function workerPolicy(known: string): AddressPolicy {
  const rules: AddressPolicy = {
    createScriptURL(address) {
      if (address !== known) throw new TypeError(`no worker of ours: ${address}`);
      return address;
    },
  };
  return trustedTypes?.createPolicy('reader', rules) ?? rules;
}
