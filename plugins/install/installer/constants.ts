/** From this iOS version on, the site starts, and runs as an app on the home screen (CO-06). */
export const FIRST_WITH_GUIDE = [12, 2] as const
/** Before this iOS version the guide also has the button for the profile: what is old of the versions that the site starts on (OV-01). */
export const FIRST_WITHOUT_PROFILE_BUTTON = [13, 0] as const
/** From this iOS version on, browsers other than Safari can add a site to the home screen too. */
export const FIRST_WITH_OTHER_BROWSERS = [16, 4] as const
/** From this iOS version on, the download tip replaces the way to the settings (CO-06, ER-15). */
export const FIRST_WITH_DOWNLOAD_TIP = [17, 0] as const
/** From this iOS version on, Safari's share button is in its menu. */
export const FIRST_WITH_SHARE_IN_MENU = [26, 0] as const
/** How long the message that the app is being installed is shown, in milliseconds (ST-13). */
export const INSTALLING_MS = 6_000
