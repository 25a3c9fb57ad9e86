export const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js'
/** How long a click of Google Ads counts, in days: as long as the vendor's own cookie of it. */
export const CLICK_DAYS = 90
/** Query parameters of Google Ads' clicks; the last two where the system hides the first. */
export const CLICK_PARAMETERS = ['gclid', 'wbraid', 'gbraid'] as const
