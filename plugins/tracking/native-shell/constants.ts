/** The networks whose SDKs the shell has. */
export const SHELL_NETWORKS = ['facebook', 'appsflyer', 'adjust'] as const
