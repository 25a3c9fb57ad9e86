/** A captcha's vendor as the suite needs it: its script, and the player in front of it. */
export interface CaptchaVendor {
  /** What its script sets; called for each load that succeeds. */
  loadScript(url: string): unknown
  /** The player passes. */
  pass(): void
  /** The player closes it. */
  close(): void
  /** The vendor gives up, with a code of its own. */
  fail(code: string): void
}
