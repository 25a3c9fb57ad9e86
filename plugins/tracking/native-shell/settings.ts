import * as v from 'valibot'

/** The networks whose SDKs the shell has. */
const SHELL_NETWORKS = ['facebook', 'appsflyer', 'adjust'] as const

export default v.object({
  networks: v.pipe(
    v.optional(v.array(v.picklist(SHELL_NETWORKS)), [...SHELL_NETWORKS]),
    v.description(
      'The networks that the app forwards events to. In the app, their pixels on the page get no event that the app has taken.',
    ),
  ),
})
