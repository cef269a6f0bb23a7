import type { MethodId } from '@careers/gateway/registry';
import { BusinessError } from '../../src/backend/context.ts';
import { decryptPassword } from '../../src/backend/passwords.ts';
import { aroundResolver } from '../change/call.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';

/** A method that sets a password, and the field with the password. */
type Setter = readonly [id: MethodId, field: string];

const setters: readonly Setter[] = [
  ['registerAccount', 'password'],
  ['setPassword', 'password'],
  ['modifyPassword', 'password'],
  ['resetPasswordBeforeLogin', 'newPassword'],
];

/** The password that was typed; empty if it cannot be decrypted. */
export function typedPassword(encrypted: unknown): string {
  try {
    return decryptPassword(String(encrypted));
  } catch {
    return '';
  }
}

/** Refuses what the specification lets pass. */
function refusing([id, field]: Setter, isRefused: (password: string) => boolean): Wrong {
  return aroundResolver(id, (rest, param, _context, markApplied) => {
    if (!isRefused(typedPassword(param[field]))) return rest();
    markApplied();
    throw new BusinessError('passwordInvalid');
  });
}

/** Answers that a password was set which should have been refused. */
function letting([id, field]: Setter, isLet: (password: string) => boolean): Wrong {
  return aroundResolver(id, async (rest, param, _context, markApplied) => {
    try {
      return await rest();
    } catch (error) {
      const isUnfit = error instanceof BusinessError && error.reason === 'passwordInvalid';
      if (!isUnfit || !isLet(typedPassword(param[field]))) throw error;
      markApplied();
      return {};
    }
  });
}

const unfit: readonly (readonly [what: string, is: (password: string) => boolean])[] = [
  ['takes passwords of seven characters', ({ length }) => length === 7],
  ['takes passwords of 21 characters', ({ length }) => length === 21],
  ['takes passwords without a capital', (password) => !/[A-Z]/.test(password)],
  ['takes passwords without a small letter', (password) => !/[a-z]/.test(password)],
  ['takes passwords without a digit', (password) => !/\d/.test(password)],
  ['takes passwords with a mark', (password) => /[!-/]/.test(password)],
  ['takes passwords with letters beyond ASCII', (password) => /[^ -~]/.test(password)],
];

/** Each method that sets a password has a check of its own for it. */
export const newPasswords: readonly Sabotage[] = setters.flatMap((setter) => {
  const [at] = setter;
  const edges = [
    ...(at === 'registerAccount' ? [] : [['refuses passwords of eight characters', 8] as const]),
    ...(at === 'setPassword' ? [] : [['refuses passwords of twenty characters', 20] as const]),
  ];
  return [
    ...edges.map(([what, length]) => ({
      idea: 'password rule',
      at,
      what,
      // The sandbox's own passwords have eight characters, too.
      wraps: refusing(setter, (password) => password.length === length && password !== 'Passw0rd'),
    })),
    ...unfit.map(([what, is]) => ({ idea: 'password rule', at, what, wraps: letting(setter, is) })),
  ];
});
