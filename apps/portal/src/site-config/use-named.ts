import { useLingui } from '@lingui/react/macro';

/** Says that something has no name, if its name is empty: a link without words would be called by its address. */
export function useNamed(): (name: string) => string {
  const { t } = useLingui();
  return (name) => (name.trim() ? name : t`(no name)`);
}
