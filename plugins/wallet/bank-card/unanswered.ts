/** No answer tells whether the card is bound, and the list of cards does not show it. */
export class Unanswered extends Error {
  readonly code = 'unanswered'

  /** @param listed - the list has been loaded since */
  constructor(
    readonly listed: boolean,
    cause: unknown,
  ) {
    super('no answer tells whether the card is bound', { cause })
    this.name = 'Unanswered'
  }
}
