const LOCAL = /^(?:[a-z\d-]+\.)*localhost$|^127\.0\.0\.1$/
// eslint-disable-next-line no-control-regex -- control characters are the point
const TRICKS = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]/

/** An absolute https address, or http on localhost, without user info (SE-03); `undefined` for any other text. */
export function secureUrl(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text) || TRICKS.test(text)) return undefined
  try {
    const url = new URL(text)
    const secure = url.protocol === 'https:' || LOCAL.test(url.hostname)
    return secure && !url.username && !url.password ? url : undefined
  } catch {
    return undefined
  }
}
