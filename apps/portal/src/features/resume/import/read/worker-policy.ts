interface AddressPolicy {
  /** @throws {TypeError} for any other address. */
  createScriptURL(address: string): string;
}

/** Not in every supported browser. Its policies return objects that are used like strings. */
const trustedTypes: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy } | undefined =
  Reflect.get(window, 'trustedTypes');

/** Under Trusted Types a worker's address has to pass a policy, which accepts only this one. */
export function workerPolicy(known: string): AddressPolicy {
  const rules: AddressPolicy = {
    createScriptURL(address) {
      if (address !== known) throw new TypeError(`no worker of ours: ${address}`);
      return address;
    },
  };
  return trustedTypes?.createPolicy('reader', rules) ?? rules;
}
