/** How long the ids that the shell passes count, in days, as long as a click of Meta's (CO-07). */
export const CAMPAIGN_DAYS = 90
/** The networks whose SDKs the shell has. */
export const SHELL_NETWORKS = ['facebook', 'appsflyer', 'adjust'] as const
