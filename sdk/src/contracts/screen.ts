import type { ExtensionPoint } from '../points.ts'
import { defineExtensionPoint } from '../points.ts'

/** A screen: its path and the component of the plugin's module that shows it. */
export interface Route {
  /** Absolute, `/m/voucherCenter`; `:name` stands for any one segment. */
  readonly path: string
  /** `public`: for all. `member`: needs a session, else /m/login and back (RR-01). `guest`: a member is sent home. */
  readonly access: 'public' | 'member' | 'guest'
  /** Where a guest is sent instead of /m/login, not to come back (RT-18). */
  readonly guestTo?: string
  /** Name of the module's exported component. */
  readonly page: string
  /** Stays reachable while a change of password is owed (RT-09). */
  readonly whileOwed?: boolean
  /** Shown without header and tab bar. */
  readonly bare?: boolean
}

/** The site's screens. Placed in manifests, so that they stand before any code is loaded. */
export const routes: ExtensionPoint<Route> = defineExtensionPoint<Route>({
  id: 'navigation.routes',
  cardinality: 'many',
  startsAt: 'demand',
})
