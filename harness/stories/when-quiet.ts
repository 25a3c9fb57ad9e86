/** Without a change for so long, nothing is on its way: stories have no network, and their code is in one file. */
const QUIET_MS = 50
const LONGEST_MS = 3_000

/** Resolves when a story has started and played, its images are there and its page no longer changes. Rejects after 3 s. */
export function whenQuiet(root: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const isThere = (): boolean =>
      root.firstElementChild !== null &&
      root.querySelector('[data-story="starting"]') === null &&
      [...root.querySelectorAll('img')].every(({ complete }) => complete) &&
      // Colours of the last brand pass over into this one's, if only for a moment.
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
      () => finish(() => reject(new Error('the story does not come to rest'))),
      LONGEST_MS,
    )
    const observer = new MutationObserver(again)
    observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true })
  })
}

const isOverOrEndless = ({ playState, effect }: Animation): boolean =>
  playState !== 'running' || effect?.getComputedTiming().endTime === Infinity
