/** A kind that the generator makes: a folder of `templates/`. */
export interface KindOfPlugin {
  /** What it is, in a line of the help. */
  readonly what: string
  /**
   * What the merchant's profile needs, so that the plugin is on; a template like the files. Absent: it is on
   * wherever it stands.
   */
  readonly profile?: string
  /** What there is to see once it is on. */
  readonly see: string
}

/** The kinds that the generator makes, by the names of their folders. */
export const KINDS = {
  'tracking-destination': {
    what: 'an ad network or analytics endpoint that gets the site’s events',
    profile: `settings: { 'vendors.acme': { pixelId: '1234567890' } }`,
    see: 'the deliveries in the harness’ tab Tracking, and the calls that its double got in `acmePixel.sent`',
  },
  'chat-provider': {
    what: 'a way to reach customer service: links with the visitor’s name, or a conversation on the site',
    profile: `settings: { 'vendors.acme': { page: 'https://chat.acme.example/', nameParameter: 'name', languageParameter: 'language' } }`,
    see: 'a member’s tab of the chat, which offers Acme where there is more than one chat; the mock gateway plays its page',
  },
  'captcha-provider': {
    what: 'a captcha’s vendor',
    profile: `settings: { 'vendors.acme': { siteKey: 'site-1' }, 'account.auth': { captcha: true } }`,
    see: 'the captcha of the log-in',
  },
  'login-method': { what: 'a way to sign in', see: 'its tab in the log-in, /m/login' },
  screen: { what: 'a screen with its path', see: 'the screen, /m/acme' },
  'pop-up': { what: 'something that the home screen shows by itself', see: 'the pop-up on /m/home' },
} as const satisfies Readonly<Record<string, KindOfPlugin>>
export type TemplateKind = keyof typeof KINDS

export const isKind = (value: string): value is TemplateKind => Object.hasOwn(KINDS, value)
