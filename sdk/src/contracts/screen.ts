import { defineExtensionPoint, type ExtensionPoint } from '../points.ts'

/** A screen: its path, and the component of the plugin's module that shows it. */
export interface Route {
  /**
   * `/m/voucherCenter`, in React Router's syntax: a segment `:name` matches any one segment, `:name?` also
   * none, and a last `*` everything below. The component reads the matched parts with `useParams`. Matching
   * is case-sensitive; of two matching routes the more specific one is shown. A path that another plugin has
   * is refused (`PL-KEY`).
   */
  readonly path: string
  /**
   * `public`: for all. `member`: a guest is sent to /m/login, and back afterwards (RR-01). `guest`: a member
   * is sent home.
   */
  readonly access: 'public' | 'member' | 'guest'
  /** Where a guest is sent instead of /m/login, without coming back (RT-18). */
  readonly guestRedirect?: string
  /** Name of the module's exported component. It gets no props. */
  readonly component: string
  /**
   * Key of the screen's title in the plugin's texts: the page is called so, with the merchant's name, where
   * the merchant's profile has no title for its path (RR-05).
   */
  readonly title?: string
  /** The screen can be reached while the player must change the password (RT-09). */
  readonly allowDuringPasswordChange?: boolean
  /** The screen is shown without header and tab bar. */
  readonly frameless?: boolean
  /**
   * What stands in for the screen while its code loads. `form`: a heading above a card. `list`: a heading above
   * rows. `grid`: a search field above tiles. `splash`: a picture in the middle. Neutral blocks by default.
   */
  readonly skeleton?: 'form' | 'list' | 'grid' | 'splash'
}

/**
 * The site's screens, one for each path. Contribute them in the manifest, so that they are known before any code
 * is loaded.
 */
export const routes: ExtensionPoint<Route> = defineExtensionPoint<Route>({
  id: 'navigation.routes',
  cardinality: 'keyed',
  keyField: 'path',
  startsAt: 'demand',
})
