import type { Report, ReportBatch } from '../../plugins/site/contract.ts'

/** Number of reports shown. */
const SHOWN = 30

/** One report, in words. */
export interface ReportLine {
  /** `LCP 1235 ms`, `PL-THREW of games.lobby (render), 2 times`, `img-src blocked https://evil.example` */
  readonly what: string
  /** `/m/home, 4g, build 8fa05b5d7242` */
  readonly where: string
}

/** The latest reports, newest first, of batches that have the oldest first. */
export const reportLines = (batches: readonly ReportBatch[]): readonly ReportLine[] =>
  batches
    .flatMap(({ reports, connection, saveData, build }) =>
      reports.map((report) => ({
        what: describe(report),
        where: `${report.route}, ${connection}${saveData ? ', saves data' : ''}, build ${build}`,
      })),
    )
    .slice(-SHOWN)
    .reverse()

function describe(report: Report): string {
  switch (report.kind) {
    case 'vital':
      return `${report.name} ${report.value}${report.name === 'CLS' ? '' : ' ms'}`
    case 'error': {
      const owner = report.plugin ? ` of ${report.plugin}` : ''
      return `${report.code}${owner}${report.phase ? ` (${report.phase})` : ''}${times(report.count)}`
    }
    case 'policy':
      return `${report.directive} blocked ${report.blocked}${times(report.count)}`
  }
}
const times = (count: number): string => (count > 1 ? `, ${count} times` : '')
