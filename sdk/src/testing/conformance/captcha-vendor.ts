/** A captcha vendor that the suite simulates: its script, and the player who solves it. */
export interface CaptchaVendor {
  /** Sets the globals of the vendor's script; called for each load that succeeds. */
  loadScript(url: string): unknown
  /** The player passes the captcha. */
  pass(): void
  /** The player closes the captcha. */
  close(): void
  /** The vendor reports an error of its own. */
  fail(code: string): void
}
