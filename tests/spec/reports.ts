/** A test that ran, as the ledger needs it. */
export interface Ran {
  readonly title: string
  readonly kind: 'unit' | 'browser'
  /** Passed at the first try. */
  readonly passed: boolean
  /** Passed at a later try: the clauses of its title are not held by it. */
  readonly again?: true
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}
/** Vitest's json reporter. */
export const readVitest = (report: VitestReport): readonly Ran[] =>
  report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        title: fullName,
        kind: 'unit' as const,
        passed: status === 'passed',
      })),
  )

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}
/** Playwright's json reporter: `expected` is a pass at the first try, `flaky` one on retry, which does not count. */
export const readPlaywright = (suite: PlaywrightSuite): readonly Ran[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({
        title,
        kind: 'browser' as const,
        passed: status === 'expected',
        ...(status === 'flaky' && { again: true as const }),
      })),
  ),
  ...(suite.suites ?? []).flatMap(readPlaywright),
]
