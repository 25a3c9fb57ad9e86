import * as v from 'valibot'
import { flag } from '../shared/endpoints.ts'

/** The merchant's project at the identity service, and which of its methods are offered. */
export interface IdentityConfig {
  readonly apiKey: string
  /** Host for sign-ins in a window; `undefined`: the service is asked for the project's own. */
  readonly authDomain: string | undefined
  readonly facebook: boolean
  readonly phone: boolean
  readonly redirect: boolean
}
export type IdentityProblem = 'ID-CONFIG' | 'ID-KEY' | 'ID-REDIRECT'

export interface IdentityConfigResult {
  /** `undefined`: nothing can be offered, or nothing is set up. */
  readonly config?: IdentityConfig
  /** The problem, if there is one. */
  readonly problem?: IdentityProblem
}

interface Settings {
  readonly facebook: boolean
  readonly redirect: boolean
  readonly projectId?: string | undefined
  readonly authDomain?: string | undefined
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const host = v.pipe(text, v.regex(/^[\w-]+(\.[\w-]+)*(:\d+)?$/))
const projectSchema = v.object({
  firebase: v.optional(flag, false),
  apiKey: text,
  // The specification's status has neither.
  projectId: v.nullish(v.union([text, v.literal('')])),
  authDomain: v.nullish(v.union([host, v.literal('')])),
})

/**
 * The configuration from the status' part `sms`, overridden by the merchant's settings. A key is enough.
 * @param pageHost host of this page, with its port
 */
export function readIdentityConfig(sms: unknown, settings: Settings, pageHost: string): IdentityConfigResult {
  // A merchant without a project has no key.
  if (!v.is(v.looseObject({ apiKey: text }), sms)) return {}
  const given = v.safeParse(projectSchema, sms)
  if (!given.success) return { problem: 'ID-CONFIG' }
  const { apiKey, firebase } = given.output
  const projectId = settings.projectId ?? given.output.projectId
  // VA-14: a key with a colon is the id of an app.
  if (apiKey.includes(':')) return { problem: 'ID-KEY' }
  const authDomain =
    (settings.authDomain ?? given.output.authDomain) ||
    (projectId ? `${projectId}.firebaseapp.com` : undefined)
  const ownDomain = authDomain === pageHost
  const config = {
    apiKey,
    authDomain,
    facebook: settings.facebook,
    phone: firebase,
    redirect: settings.redirect && ownDomain,
  }
  return settings.redirect && !ownDomain ? { config, problem: 'ID-REDIRECT' } : { config }
}
