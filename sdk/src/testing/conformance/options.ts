import type { LanguageCode, Texts } from '../../language.ts'
import type { CaptchaVendor } from './captcha-vendor.ts'
import type { FakeAnswer } from '../fake-http.ts'

/** What the rules need to know of a plugin besides its manifest. All of it may be left out. */
export interface ConformanceOptions {
  /** Imports the manifest as if for the first time: `() => import('./manifest.ts?fresh')`. */
  readonly importManifest?: () => Promise<unknown>
  /** Fakes by token, in addition to those of the SDK's own tokens; made anew for every run. */
  readonly services?: () => Readonly<Record<string, unknown>>
  /** Answers of `HTTP` by endpoint id; an endpoint without one fails with `HT-NETWORK`. */
  readonly answers?: Readonly<Record<string, FakeAnswer>>
  /** Settings with which the plugin does all that it can. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Runs in place of the vendor's script: sets its globals. Does nothing by default. */
  readonly loadScript?: (url: string) => unknown
  /** The texts beside the manifest, by language. */
  readonly texts?: { readonly [language in LanguageCode]?: Texts }
  /** The plugin's code as text, by file, for the keys of texts that it uses. */
  readonly sources?: Readonly<Record<string, string>>
  /** Storage keys that the specification names, outside the plugin's own prefix. */
  readonly storageKeys?: readonly string[]
  /** Props of the components that are contributed to slots, by export; `{}` by default. */
  readonly props?: Readonly<Record<string, object>>
  /** Of a captcha provider: makes its vendor, anew for every run. */
  readonly captchaVendor?: () => CaptchaVendor
  /** Of a login method: fills in and submits its component as a player does. */
  readonly signIn?: (container: HTMLElement) => void | Promise<void>
}
