/** The code for a number proves nothing; thrown before any call of the gateway. */
export class OtpRejectedError extends Error {
  /** @param reason what the player is told at the code's field */
  constructor(readonly reason: string) {
    super('the number is not proven')
    this.name = 'OtpRejectedError'
  }
}
