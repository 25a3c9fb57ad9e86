import { findRoute, onFirstInteraction, type Plugin, whenIdle } from '@foyer/sdk'
import type { Kernel } from '../kernel/boot/kernel.ts'

/** Who has not touched the page by then is reading it: the start is over, and who only looks in has gone. */
export const AHEAD_MS = 10_000

/**
 * Fetches what most visits need next (`Plugin.ahead`) and its texts, one part after the other: at the first touch,
 * which is a tenth of a second ahead of its click, with the screen of the touched link first; else after the
 * tenth second, in idle moments. Nothing while the device saves data or is offline, nothing of a plugin that is
 * off (KN-01). What cannot be fetched is fetched when it is needed.
 */
export function fetchAhead(
  { i18n, reachability, screens, view }: Pick<Kernel, 'i18n' | 'reachability' | 'screens' | 'view'>,
  plugins: readonly Plugin[],
): void {
  const fetchAll = async (pause?: () => Promise<void>, touched?: EventTarget | null): Promise<void> => {
    if (savesData(navigator)) return
    const link = touched instanceof Element ? touched.closest<HTMLAnchorElement>('a[href]') : null
    const first = link ? findRoute(screens.get(), link.pathname)?.plugin : undefined
    const isFirst = ({ manifest }: Plugin): number => Number(manifest.id === first)
    for (const { manifest, ahead = [] } of [...plugins].sort((a, b) => isFirst(b) - isFirst(a)))
      for (const part of ahead) {
        await pause?.()
        const status = view.status(manifest.id).get()
        if (reachability.state.get() === 'offline' || status === 'off' || status === 'failed') break
        await Promise.all([part(), i18n.load(manifest.id)])
      }
  }
  const ignore = (): void => undefined
  onFirstInteraction(({ target }) => void fetchAll(undefined, target).catch(ignore))
  setTimeout(() => void fetchAll(() => new Promise((run) => whenIdle(run))).catch(ignore), AHEAD_MS)
}

/** What browsers with the Network Information API say of the connection; others say nothing. */
interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** The player saves data, or has a connection so slow (2g) that code fetched ahead would hold up the page. */
export function savesData(device: object): boolean {
  try {
    const { connection } = device as NavigatorWithConnection
    return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
  } catch {
    // A browser that tells nobody, for privacy.
    return false
  }
}
