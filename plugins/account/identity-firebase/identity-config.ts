import * as v from 'valibot'
import { flag } from '../answer-fields.ts'

/** The merchant's project at the identity service, and which of its methods are offered. */
export interface IdentityConfig {
  readonly apiKey: string
  readonly projectId: string
  readonly authDomain: string
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
  readonly authDomain?: string | undefined
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const host = v.pipe(text, v.regex(/^[\w-]+(\.[\w-]+)*(:\d+)?$/))
const projectSchema = v.object({
  firebase: v.optional(flag, false),
  apiKey: text,
  projectId: text,
  authDomain: v.optional(host),
})

/**
 * The configuration from the status' part `sms`, overridden by the merchant's settings.
 * @param pageHost host of this page, with its port
 */
export function readIdentityConfig(sms: unknown, settings: Settings, pageHost: string): IdentityConfigResult {
  // A merchant without a project has no key.
  if (!v.is(v.looseObject({ apiKey: text }), sms)) return {}
  const given = v.safeParse(projectSchema, sms)
  if (!given.success) return { problem: 'ID-CONFIG' }
  const { apiKey, projectId, firebase, authDomain = `${projectId}.firebaseapp.com` } = given.output
  // VA-14: a key with a colon is the id of an app.
  if (apiKey.includes(':')) return { problem: 'ID-KEY' }
  const domain = settings.authDomain ?? authDomain
  const ownDomain = domain === pageHost
  const config = {
    apiKey,
    projectId,
    authDomain: domain,
    facebook: settings.facebook,
    phone: firebase,
    redirect: settings.redirect && ownDomain,
  }
  return settings.redirect && !ownDomain ? { config, problem: 'ID-REDIRECT' } : { config }
}
