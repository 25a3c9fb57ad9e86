/** Versions by the names in MDN's data. */
export interface OldestBrowsers {
  readonly chrome: number
  readonly safari_ios: number
}
/** What the files of a target must run in. */
export interface Target {
  readonly name: string
  /** Year of the language that its files are written in. */
  readonly ecmaScript: number
  readonly oldest: OldestBrowsers
}

export const FIRST_TARGET: Target = {
  name: 'first target',
  ecmaScript: 2021,
  oldest: { chrome: 90, safari_ios: 15 },
}
export const OLDER_TARGET: Target = {
  name: 'second target',
  ecmaScript: 2018,
  oldest: { chrome: 64, safari_ios: 12.2 },
}
