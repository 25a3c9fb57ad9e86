import type { ReportBatch } from '../contract.ts'

/** The connection as the browser estimates it; Safari and Firefox do not. */
export function connectionOf(navigator: object): Pick<ReportBatch, 'connection' | 'saveData'> {
  const { effectiveType, saveData } = Object(Reflect.get(navigator, 'connection')) as Readonly<
    Record<string, unknown>
  >
  const known = typeof effectiveType === 'string' && /^(?:slow-)?\dg$/.test(effectiveType)
  return { connection: known ? effectiveType : 'unknown', saveData: saveData === true }
}
