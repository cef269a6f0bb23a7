/**
 * What is refused to bench, scripts or command lines. Its message is English, as those of errors are; the bench has the same in Simplified
 * Chinese.
 */
export class Refusal extends RangeError {
  override readonly name: string = 'Refusal';
  readonly inChinese: string;

  constructor(message: string, inChinese: string) {
    super(message);
    this.inChinese = inChinese;
  }
}
