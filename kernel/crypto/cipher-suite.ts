/** An encrypted payload, as it is sent. */
export interface Encrypted {
  /** Headers that the gateway needs to decrypt it: `Encryption`, which also identifies the suite. */
  readonly headers: Readonly<Record<string, string>>
  /** The whole body, sent unchanged. */
  readonly body: string
}

/**
 * A way to encrypt a request's whole body (SE-06). A suite is stateless and uses new random values for each
 * call (SE-05).
 */
export interface CipherSuite {
  readonly id: string
  /**
   * @param payload the body as JSON
   * @param publicKey `value` of the gateway's response to the key request, unchecked: each suite checks its
   * own key format
   * @throws CodedError `CR-MISSING` without a usable key, `CR-FAILED` when the encryption fails. `text` is
   * for the player (CA-02).
   */
  encrypt(payload: string, publicKey: unknown): Encrypted | Promise<Encrypted>
}
