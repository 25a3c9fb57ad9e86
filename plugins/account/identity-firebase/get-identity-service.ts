import type { ContextOf, Disposer, ServicesOf, LanguageCode } from '@foyer/sdk'
import { settingsRows } from '../../site/contract.ts'
import { findAuthDomain } from './find-auth-domain.ts'
import type { IdentityConfig } from './identity-config.ts'
import type { IdentityService } from './identity-service.ts'
import type { manifest } from './manifest.ts'
import { mfaEnrolmentRow } from './mfa-enrolment-row.tsx'

/** The identity provider's codes of the languages that it supports (LG-02). */
const CODES: { readonly [code in LanguageCode]?: string } = {
  CN: 'zh-CN',
  TW: 'zh-TW',
  RU: 'ru',
  TH: 'th',
  VI: 'vi',
  JA: 'ja',
  PT: 'pt',
  'PT-BR': 'pt-BR',
  ES: 'es',
  AR: 'ar',
}

interface ServiceEntry {
  readonly project: string
  readonly service: Promise<IdentityService>
  /** The row in the settings, once the service has loaded. */
  row?: Disposer
}
/** One for each running plugin: the SDK's app owns a frame in the page and the running calls. */
const entries = new WeakMap<ContextOf<typeof manifest>, ServiceEntry>()

const close = (old: ServiceEntry | undefined): void => {
  void old?.row?.()
  old?.service.then(
    (one) => one.close(),
    () => undefined,
  )
}

/**
 * The identity service of a project, loaded by the first call. Rejects with `auth/network-request-failed` if
 * the SDK cannot be loaded, or the project's domain is not known and cannot be asked for; the next call tries again.
 */
export function getIdentityService(
  context: ContextOf<typeof manifest>,
  { i18n, clock }: Pick<ServicesOf<typeof manifest>, 'i18n' | 'clock'>,
  { apiKey, authDomain: known }: IdentityConfig,
): Promise<IdentityService> {
  const project = [apiKey, known].join()
  const existing = entries.get(context)
  if (existing?.project === project) return existing.service
  close(existing)
  const open = async (): Promise<IdentityService> => {
    const [{ firebaseService }, authDomain] = await Promise.all([
      loadFirebase(),
      known ?? findAuthDomain(apiKey, context.signal),
    ])
    if (authDomain === undefined)
      context.logger.warn('ID-DOMAIN', 'the project has no domain for sign-ins in a window')
    return firebaseService({
      apiKey,
      authDomain,
      language: () => vendorLanguage(i18n.language.get()),
      now: () => clock.now(),
    })
  }
  const service = open()
  const entry: ServiceEntry = { project, service }
  entries.set(context, entry)
  service.then(
    ({ enrolment }) => {
      if (entries.get(context) === entry && !context.signal.aborted)
        entry.row = context.contribute(settingsRows, mfaEnrolmentRow(enrolment))
    },
    () => entries.get(context) === entry && entries.delete(context),
  )
  if (!existing) context.defer(() => close(entries.get(context)))
  return service
}

/** Makes the identity service, if it is loaded, forget its user. */
export function signOutUser(context: ContextOf<typeof manifest>): void {
  entries
    .get(context)
    ?.service.then((one) => one.signOut())
    .catch((error: unknown) => context.logger.error(error))
}

const loadFirebase = () =>
  import('./firebase-service.ts').catch((cause: unknown) => {
    throw Object.assign(new Error('The sign-in could not be loaded', { cause }), {
      code: 'auth/network-request-failed',
    })
  })

/** For its pages, messages and captcha, which takes at most six characters; English for other languages. */
export const vendorLanguage = (language: LanguageCode): string => CODES[language] ?? 'en'
