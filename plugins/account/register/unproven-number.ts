/** The code for a number proves nothing; thrown before any call of the gateway. */
export class UnprovenNumber extends Error {
  /** @param words what the player is told at the code's field */
  constructor(readonly words: string) {
    super('the number is not proven')
    this.name = 'UnprovenNumber'
  }
}
