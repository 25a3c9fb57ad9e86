import { CodedError } from '@foyer/sdk'
import type { Change } from '../../kernel/host/tooling/fact-change.ts'
import type { ErrorReport } from '../../kernel/host/tooling/error-report.ts'
import type { Inspector } from '../panel/inspector.ts'

/** Why a change of the page was not made, or was undone: none where it was made. */
export type Problems = readonly Pick<ErrorReport, 'code' | 'plugin' | 'detail' | 'remedy'>[]

/** Changes the page in the frame alone; the gateway stays as it is. Never rejects. */
export async function applyInPage(page: Inspector | undefined, change: Change): Promise<Problems> {
  try {
    if (!page) throw new CodedError('HN-PAGE', 'no page has reported yet')
    const result = await page.call('apply', await page.call('plan', change))
    return result.outcome === 'applied' ? [] : result.errors
  } catch (error) {
    const coded = error instanceof CodedError ? error : new CodedError('HN-PAGE', String(error))
    return [{ code: coded.code, plugin: 'harness', detail: coded.text, remedy: coded.remedy }]
  }
}
