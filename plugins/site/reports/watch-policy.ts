/**
 * Calls `onViolation` with each violation of the page's policy, also with those before the call where the browser has
 * stored them (ReportingObserver: Chromium, Safari 16.4). They are not sent by the browser itself (`report-uri`): its
 * reports contain the page's address with its query, the referrer and a sample of the code.
 *
 * @param signal ends the calls
 */
export function watchPolicy(
  signal: AbortSignal,
  onViolation: (directive: string, blocked: string) => void,
): void {
  for (const { directive, blocked } of storedViolations()) onViolation(directive, blocked)
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => onViolation(effectiveDirective, blockedURI),
    { signal },
  )
}

interface Violation {
  readonly directive: string
  readonly blocked: string
}

/** The browser's own buffer of the page's first violations costs no code before this plugin is there. */
function storedViolations(): readonly Violation[] {
  if (!('ReportingObserver' in globalThis)) return []
  const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true })
  observer.observe()
  const reports = observer.takeRecords()
  observer.disconnect()
  return reports.flatMap(({ body }) => {
    const directive: unknown = body && Reflect.get(body, 'effectiveDirective')
    const blocked: unknown = body && Reflect.get(body, 'blockedURL')
    return typeof directive === 'string'
      ? [{ directive, blocked: typeof blocked === 'string' ? blocked : '' }]
      : []
  })
}
