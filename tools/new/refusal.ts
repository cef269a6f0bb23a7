/** Why nothing is generated, in one sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
