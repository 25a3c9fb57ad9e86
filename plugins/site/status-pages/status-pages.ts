import type { Activate } from '@foyer/sdk'
import { pollStatus } from './poll-status.ts'
import type { manifest } from './manifest.ts'
import { showFailures } from './show-failures.tsx'
import { mountStatusPage } from './mount-status-page.ts'

export { AccessDeniedPage } from './access-denied-page.tsx'
export { ErrorNotice } from './error-notice.tsx'
export { MaintenancePage } from './maintenance-page.tsx'
export { UnreachableNotice } from './unreachable-notice.tsx'

export const activate: Activate<typeof manifest> = (context, services) => {
  mountStatusPage(context, services)
  showFailures(context, services)
  pollStatus(context, services.site)
}
