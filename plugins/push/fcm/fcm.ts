import type { Activate } from '@foyer/sdk'
import { getPushControl } from './get-push-control.ts'
import type { manifest } from './manifest.ts'
import { watchOffers } from './offer-watch.ts'

/** The module's exports, by the names that the manifest gives. */
export { NotificationsRow } from './notifications-row.tsx'

/** Small, since it runs for every player of the merchant. */
export const activate: Activate<typeof manifest> = (context, services) => {
  const control = getPushControl(context, services)
  control.start()
  if (control.isSetUp) watchOffers(context, services)
  return { push: control }
}
