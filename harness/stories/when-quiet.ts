/** A page without a change for this long is complete: stories have no network, and their code is in one file. */
const QUIET_MS = 50
const LONGEST_MS = 3_000

/** Resolves when a story has mounted and played, its images are loaded and its page no longer changes. Rejects after 3 s. */
export function whenQuiet(root: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const isThere = (): boolean =>
      root.firstElementChild !== null &&
      root.querySelector('[data-story="starting"]') === null &&
      [...root.querySelectorAll('img')].every(({ complete }) => complete) &&
      // The colours change from the last brand's to this one's by a short transition.
      document.getAnimations().every(isOverOrEndless)
    const check = (): void => {
      if (isThere()) finish(resolve)
      else quiet = setTimeout(check, QUIET_MS)
    }
    const again = (): void => {
      clearTimeout(quiet)
      quiet = setTimeout(check, QUIET_MS)
    }
    const finish = (report: () => void): void => {
      observer.disconnect()
      clearTimeout(quiet)
      clearTimeout(over)
      report()
    }
    let quiet = setTimeout(check, QUIET_MS)
    const over = setTimeout(
      () => finish(() => reject(new Error('the story does not stop changing'))),
      LONGEST_MS,
    )
    const observer = new MutationObserver(again)
    observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true })
  })
}

const isOverOrEndless = ({ playState, effect }: Animation): boolean =>
  playState !== 'running' || effect?.getComputedTiming().endTime === Infinity
