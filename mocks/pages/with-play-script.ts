import { PLAY_COOKIE, PLAY_SCRIPT } from '../gateway/constants.ts'

const COOKIE = new RegExp(`(?:^|;\\s*)${PLAY_COOKIE}=1`)

/** Whether the browser of these cookies plays another one. */
export const isPlayed = (cookies: string | undefined): boolean => COOKIE.test(cookies ?? '')

/** A page of the site with the script that plays the browser, before every other. */
export const withPlayScript = (html: string): string =>
  html.replace('<head>', `<head><script src="${PLAY_SCRIPT}"></script>`)
