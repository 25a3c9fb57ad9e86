import type { Activate } from '@foyer/sdk'
import { keepAsking } from './keep-asking.ts'
import type { manifest } from './manifest.ts'
import { showFailures } from './show-failures.tsx'
import { showPages } from './show-pages.ts'

export { AccessDeniedPage } from './access-denied-page.tsx'
export { ErrorNotice } from './error-notice.tsx'
export { MaintenancePage } from './maintenance-page.tsx'
export { UnreachableNotice } from './unreachable-notice.tsx'

export const activate: Activate<typeof manifest> = (context, services) => {
  showPages(context, services)
  showFailures(context, services)
  keepAsking(context, services.site)
}
