import * as v from 'valibot'

export default v.object({
  /** Offers no native app: neither its download nor its bar (CO-05, hide-download). */
  hideDownload: v.optional(v.boolean(), false),
  /** Offers the home screen (CO-05, a2hs). */
  a2hs: v.optional(v.boolean(), true),
  /**
   * How Safari on iOS gets the site to the home screen: `guide` tells the player the two steps; `profile` downloads the
   * gateway's configuration profile (MOBILECONFIG), and is the guide where the gateway has none.
   */
  ios: v.optional(v.picklist(['guide', 'profile'], 'guide or profile'), 'guide'),
})
