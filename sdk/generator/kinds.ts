/** The kinds that the generator makes, each a folder of `templates/`, with a short description. */
export const KINDS = {
  'tracking-destination': 'an ad network or analytics endpoint that gets the site’s events',
  'chat-provider': 'a way to reach customer service: a link, or a conversation with a badge',
  'captcha-provider': 'a captcha’s vendor',
  'login-method': 'a way to sign in',
  screen: 'a screen with its path',
  'pop-up': 'something that the home screen shows by itself',
} as const
export type TemplateKind = keyof typeof KINDS

export const isKind = (value: string): value is TemplateKind => Object.hasOwn(KINDS, value)
