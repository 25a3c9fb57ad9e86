import {
  type Activate,
  errorLogged,
  findRoute,
  HOME_PATH,
  isHomePath,
  navigated,
  onFirstInteraction,
  routes,
} from '@foyer/sdk'
import { MEASURE_MS, NO_ROUTE } from './constants.ts'
import { sendReports } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import type { Report, ReportBatch } from '../contract.ts'
import { errorReport, policyReport, vitalReport } from './report.ts'
import { createReportQueue } from './report-queue.ts'
import { watchPolicy } from './watch-policy.ts'

/** Of this page load, however often the plugin is switched off and on: whether it is in the sample, and its reports. */
const page = { draw: Math.random(), queue: createReportQueue() }

/**
 * Collects, and sends when the page is hidden: a phone may end a hidden page without another word. What is refused or
 * lost is not sent again.
 */
export const activate: Activate<typeof manifest> = (context, { http, site }) => {
  if (page.draw >= context.settings.sampleRate) return
  const { signal } = context
  const { queue } = page
  const screens = context.contributions(routes)
  const routeOf = (pathname: string): string =>
    findRoute(screens.get(), isHomePath(pathname) ? HOME_PATH : pathname)?.value.path ?? NO_ROUTE

  // Paths, since the screens of a plugin that is switched on later are not known yet.
  const opened = location.pathname
  let path = opened
  context.on(navigated, ({ pathname }) => (path = pathname))

  const addProblem = (report: Report | undefined): void => {
    if (report) queue.add(JSON.stringify(report), report)
  }
  context.on(errorLogged, (error) => addProblem(errorReport(error, routeOf(path))))
  watchPolicy(signal, (directive, blocked) => addProblem(policyReport(directive, blocked, routeOf(path))))
  let measuring = false
  // Not while the page starts. The browser remembers what has happened until then.
  const measure = (): void => {
    if (measuring || signal.aborted) return
    measuring = true
    import('./watch-vitals.ts').then(
      ({ watchVitals }) => {
        if (!signal.aborted)
          context.defer(watchVitals((metric) => queue.add(metric.id, vitalReport(metric, routeOf(opened)))))
      },
      () => undefined, // without this code there are no measurements
    )
  }
  context.defer(onFirstInteraction(measure))
  context.timeout(measure, Math.max(0, MEASURE_MS - performance.now()))

  const send = (): void => {
    const reports = queue.take()
    if (reports.length === 0) return
    const body = { build: site.build, merchant: site.merchant.code, ...connectionOf(navigator), reports }
    http.call(sendReports, { body, alert: false, keepalive: true }).catch(() => undefined)
  }
  // At the window, which hears it after the document, where web-vitals finishes its measurements.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), { signal })
}

/** The connection as the browser estimates it; Safari and Firefox do not. */
export function connectionOf(navigator: object): Pick<ReportBatch, 'connection' | 'saveData'> {
  const { effectiveType, saveData } = Object(Reflect.get(navigator, 'connection')) as Readonly<
    Record<string, unknown>
  >
  const known = typeof effectiveType === 'string' && /^(?:slow-)?\dg$/.test(effectiveType)
  return { connection: known ? effectiveType : 'unknown', saveData: saveData === true }
}
