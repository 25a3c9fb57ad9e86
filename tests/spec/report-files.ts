/** Where the suites leave their reports, below the project's root. */
export const REPORTS = '.cache/reports'
/** Of `npm test`. */
export const SUITE_REPORTS = {
  unit: `${REPORTS}/unit.json`,
  browser: `${REPORTS}/browser.json`,
  stories: `${REPORTS}/stories-browser.json`,
} as const
export const STAMP = `${REPORTS}/stamp.json`

/** Of the parts of `npm run test:full`, a folder for each, with a stamp of its own. */
export const FULL_REPORTS = `${REPORTS}/full`
