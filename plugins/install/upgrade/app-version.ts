/** The app's version in its user agent: `… FoyerApp/2.4.39`. */
export const appVersion = (userAgent: string): string | undefined =>
  /\bFoyerApp\/(\d+(?:\.\d+)*)/.exec(userAgent)?.[1]
