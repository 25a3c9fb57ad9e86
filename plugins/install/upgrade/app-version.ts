/** The app's version as its user agent tells it: `… FoyerApp/2.4.39`. */
export const appVersion = (userAgent: string): string | undefined =>
  /\bFoyerApp\/(\d+(?:\.\d+)*)/.exec(userAgent)?.[1]
