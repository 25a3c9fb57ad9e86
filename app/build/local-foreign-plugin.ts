import type { ForeignPlugin } from '../../kernel/profile/foreign-plugin.ts'
import { FOREIGN_COOKIE } from '../../mocks/gateway/constants.ts'
import { localOrigin } from '../../mocks/world/local-origin.ts'
import { ENTRY_PATH, PLUGIN_FILE } from '../../sdk/src/vite/constants.ts'

const ANSWER_MS = 2_000
const COOKIE = new RegExp(`(?:^|;\\s*)${FOREIGN_COOKIE}=([^;]+)`)
/** Fits no file. */
const NO_INTEGRITY = `sha384-${'A'.repeat(64)}` as const

/**
 * The entry of the foreign plugin that the harness has asked for, with the hash of its last build, from the server that
 * `vite build --watch` runs in its folder. Where that does not answer, an entry that the page reports with `PL-NETWORK`.
 *
 * @param cookies the request's Cookie header
 * @param warn told why there is no entry
 */
export async function localForeignPlugin(
  cookies: string,
  warn: (message: string) => void,
): Promise<ForeignPlugin | undefined> {
  const [, given] = COOKIE.exec(cookies) ?? []
  const origin = given === undefined ? undefined : localOrigin(decoded(given))
  if (origin === undefined) return undefined
  try {
    const answer = await fetch(origin + ENTRY_PATH, { signal: AbortSignal.timeout(ANSWER_MS) })
    // The page checks the entry itself.
    if (answer.ok) return (await answer.json()) as ForeignPlugin
    warn(`${origin}${ENTRY_PATH} answered ${answer.status}`)
  } catch (error) {
    warn(`${origin} serves no foreign plugin (npm run dev in its folder does): ${String(error)}`)
  }
  return { id: 'local.plugin', url: `${origin}/${PLUGIN_FILE}`, integrity: NO_INTEGRITY, origins: {} }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
