/** A captcha's vendor, which the suite plays: its script, and the player in front of it. */
export interface CaptchaVendor {
  /** Sets what the vendor's script sets; called for each load that succeeds. */
  loadScript(url: string): unknown
  /** The player passes the captcha. */
  pass(): void
  /** The player closes the captcha. */
  close(): void
  /** The vendor reports an error of its own. */
  fail(code: string): void
}
