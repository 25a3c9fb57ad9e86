/** What travels in place of a payload. */
export interface Encrypted {
  /** Headers that the gateway needs to decrypt it: `Encryption`, which also tells one suite from another. */
  readonly headers: Readonly<Record<string, string>>
  /** Sent as it stands, as the whole body. */
  readonly body: string
}

/**
 * A way to encrypt a request's whole body (SE-06). A suite is stateless; what it draws at random it draws anew for each call (SE-05).
 */
export interface CipherSuite {
  readonly id: string
  /**
   * @param payload the body as JSON
   * @param publicKey `value` of the gateway's key answer, unchecked: a suite knows its own key format and checks it
   * @throws CodedError `CR-MISSING` without a usable key, `CR-FAILED` when the encryption went wrong. `text` is for the player (CA-02).
   */
  encrypt(payload: string, publicKey: unknown): Encrypted | Promise<Encrypted>
}
