/** Why nothing is generated, as one sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
