import { REMOUNT_WINDOW_MS, REMOUNTS_MAX } from './constants.ts'
import type { SiteRoot } from './site-root.ts'

/** What the watch needs. */
export interface RootWatchOptions {
  readonly root: Pick<SiteRoot, 'element' | 'mountAgain'>
  /** Called before the site is mounted anew. */
  readonly report: () => void
  /** Called when that did not help: the page is to say so. Nothing is watched any more. */
  readonly giveUp: () => void
  /** Milliseconds. */
  readonly now?: () => number
}

/**
 * Sees to it that the page shows the site: when the root has been emptied or removed, by an error or by a
 * script of a vendor, mounts the site anew in place. What others add to the body is none of its business.
 */
export class RootWatch {
  readonly #options: RootWatchOptions
  readonly #observer: MutationObserver
  #times: readonly number[] = []
  #pending: ReturnType<typeof setTimeout> | undefined
  #over = false

  constructor(options: RootWatchOptions) {
    this.#options = options
    this.#observer = new MutationObserver(() => this.check())
    this.#observe()
  }

  /** Mounts the site anew unless it is there. */
  check(): void {
    if (this.#over || this.#pending !== undefined || isWhole(this.#options.root.element)) return
    // React may be in the middle of its work.
    this.#pending = setTimeout(() => {
      this.#pending = undefined
      this.#restore()
      this.check()
    })
  }

  #restore(): void {
    const { root, report, giveUp, now = Date.now } = this.#options
    if (isWhole(root.element)) return
    const recent = this.#times.filter((time) => now() - time < REMOUNT_WINDOW_MS)
    this.#times = [...recent, now()]
    this.#over = recent.length >= REMOUNTS_MAX
    if (this.#over) {
      this.#observer.disconnect()
      return giveUp()
    }
    report()
    root.mountAgain()
    this.#observe()
  }

  /** Only direct children: no commit of React on a screen is seen. */
  #observe(): void {
    this.#observer.disconnect()
    for (const node of [document.documentElement, document.body, this.#options.root.element])
      this.#observer.observe(node, { childList: true })
  }
}

/** Every state of the site has a main part. */
const isWhole = (root: HTMLElement): boolean =>
  root.isConnected && root.querySelector(':scope > main') !== null
