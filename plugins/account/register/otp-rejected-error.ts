/** The code does not prove the number; thrown before any call of the gateway. */
export class OtpRejectedError extends Error {
  /** @param reason the text at the code's field */
  constructor(readonly reason: string) {
    super('the number is not proven')
    this.name = 'OtpRejectedError'
  }
}
