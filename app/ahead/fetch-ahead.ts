import { onFirstInteraction, whenIdle } from '@foyer/sdk'
import type { Kernel } from '../../kernel/boot/kernel.ts'
import type { fetchParts, FetchPartsOptions } from './fetch-parts.ts'

/** From then on the page's own start is over, on a slow phone too. */
export const AHEAD_MS = 5_000

const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve))

/**
 * Fetches what players mostly need next (`fetch-parts.ts`) before they ask for it: at their first touch, which is a
 * tenth of a second ahead of its click, or when the page is idle after the fifth second. Nothing while the
 * device saves data, or has a slow connection. The list of it, half a kilobyte, comes as soon as the page is idle.
 *
 * @param load the code that does it
 */
export function fetchAhead(
  kernel: Pick<Kernel, 'i18n' | 'reachability' | 'screens' | 'view'>,
  load: () => Promise<{ readonly fetchParts: typeof fetchParts }> = () => import('./fetch-parts.ts'),
): void {
  let code: ReturnType<typeof load> | undefined
  const loadCode = (): ReturnType<typeof load> => {
    code ??= load()
    // Tried again with the next reason.
    code.catch(() => (code = undefined))
    return code
  }
  const fetch = (options: FetchPartsOptions): void => {
    if (!savesData(navigator))
      loadCode().then(
        ({ fetchParts }) => fetchParts(kernel, options),
        () => undefined, // the parts are fetched when they are needed
      )
  }
  // A touch then has no more to wait for than the part itself.
  whenIdle(() => void (savesData(navigator) || loadCode().catch(() => undefined)))
  onFirstInteraction(({ target }) => fetch({ touched: target }))
  setTimeout(() => fetch({ pause: idle }), AHEAD_MS)
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
