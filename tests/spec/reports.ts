/** A test that ran, as the ledger needs it. */
export interface Ran {
  readonly title: string
  readonly kind: 'unit' | 'browser'
  readonly passed: boolean
  /** Passed at a second try only. */
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
/** Playwright's json reporter: `expected` is a pass at the first try, `flaky` one at the second. */
export const readPlaywright = (suite: PlaywrightSuite): readonly Ran[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({
        title,
        kind: 'browser' as const,
        passed: status === 'expected' || status === 'flaky',
        ...(status === 'flaky' && { again: true as const }),
      })),
  ),
  ...(suite.suites ?? []).flatMap(readPlaywright),
]
