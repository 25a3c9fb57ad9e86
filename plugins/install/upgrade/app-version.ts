/** The version of the operator's own app, after its name in the user agent: `… FoyerApp/2.4.39`. */
export const appVersion = (userAgent: string, appName = 'FoyerApp'): string | undefined =>
  ` ${userAgent}`.split(` ${appName}/`)[1]?.match(/^\d+(?:\.\d+)*/)?.[0]
