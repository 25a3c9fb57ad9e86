/** The used parts of the vendor's scripts. Their values come from another origin and must be checked. */
interface Handlers<Self> {
  onReady(run: () => void): Self
  onSuccess(run: () => void): Self
  onError(run: (error: unknown) => void): Self
  onClose(run: () => void): Self
  /** The proof of the last pass; not an object if there is none. */
  getValidate(): unknown
  destroy?(): void
}
export interface GeetestV3 extends Handlers<GeetestV3> {
  verify(): void
}
export interface GeetestV4 extends Handlers<GeetestV4> {
  showCaptcha(): void
  reset(): void
}

export interface GeetestV3Config {
  readonly gt: string
  readonly challenge: string
  /** The gateway could not reach the vendor: the widget decides by itself, and the gateway knows that. */
  readonly offline: boolean
  readonly new_captcha: boolean
  readonly product: 'bind'
  readonly https: boolean
  readonly lang: string
  readonly timeout: number
  readonly onError: (error: unknown) => void
}
export interface GeetestV4Config {
  readonly captchaId: string
  readonly product: 'bind'
  readonly protocol: 'https://'
  readonly language: string
  /** Time limit for each of the vendor's hosts. */
  readonly timeout: number
  /** In the configuration, because the loader may fail before there is an object to listen to. */
  readonly onError: (error: unknown) => void
  /** Without it an unreachable vendor passes every player. */
  readonly offlineCb: () => void
}

/** The globals that the scripts set; `undefined` before they have loaded. */
export interface VendorGlobals {
  readonly initGeetest?: (config: GeetestV3Config, ready: (captcha: GeetestV3) => void) => void
  readonly initGeetest4?: (config: GeetestV4Config, ready: (captcha: GeetestV4) => void) => void
}
export const vendorGlobals = (): VendorGlobals => globalThis as VendorGlobals
