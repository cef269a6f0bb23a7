/** Why two values may differ without either gateway being wrong. */
export type Allowance =
  | 'ids'
  | 'times'
  | 'tokens'
  | 'addresses'
  | 'pictures'
  | 'numbers as texts'
  | 'nulls for absent'
  | 'named by --allow';

const tokens =
  /^(Authorization|token|ticket|key|iv|secretKey|publicKey|captchaVerification|verificationCode|ownerProof|visitorId|state)$/;
const ids = /^(id|ids|userid)$|Ids?$/;
const day = /^\d{4}-\d{2}-\d{2}(T\S+)?$/;
const address = /^(https?:)?\/\/|^\/[a-z_]/i;
const picture = /Base64$/;
const drawn = /^data:image\//;
const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Why the values of a field may differ; undefined if they may not.
 * @param field the field's name, without indices of lists
 */
export function allowanceOf(field: string, left: unknown, right: unknown): Allowance | undefined {
  if (isAbsent(left) && isAbsent(right)) return 'nulls for absent';
  if (isNumberAsText(left, right) || isNumberAsText(right, left)) return 'numbers as texts';
  if (typeof left !== 'string' || typeof right !== 'string') return undefined;
  if (ids.test(field)) return 'ids';
  if (tokens.test(field)) return 'tokens';
  if (picture.test(field) || (drawn.test(left) && drawn.test(right))) return 'pictures';
  if (day.test(left) && day.test(right)) return 'times';
  if (address.test(left) && address.test(right)) return 'addresses';
  return undefined;
}

/** The client reads null in an optional field as absent (decisions, section 1, Null). */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function isNumberAsText(number: unknown, text: unknown): boolean {
  return (
    typeof number === 'number' && typeof text === 'string' && decimal.test(text) && Number(text) === number
  );
}
