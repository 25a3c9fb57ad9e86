import type { ContextOf, Disposer, ServicesOf } from '@foyer/sdk'
import { settingsRows } from '../../site/contract.ts'
import type { IdentityConfig } from './identity-config.ts'
import type { IdentityService } from './identity-service.ts'
import type { manifest } from './manifest.ts'
import { protectRow } from './protect-row.tsx'
import { vendorLanguage } from './vendor-language.ts'

interface Made {
  readonly project: string
  readonly service: Promise<IdentityService>
  /** The row in the settings, once the service is there. */
  row?: Disposer
}
/** One for a running plugin: the SDK keeps a frame in the page and what is under way with its app. */
const made = new WeakMap<ContextOf<typeof manifest>, Made>()

const close = (old: Made | undefined): void => {
  void old?.row?.()
  old?.service.then((one) => one.close(), () => undefined) // prettier-ignore
}

/**
 * The identity service of a project, loaded with the first who asks. Rejects with `auth/network-request-failed` where the
 * SDK cannot be fetched; the next who asks tries again.
 */
export function serviceOf(
  context: ContextOf<typeof manifest>,
  { i18n, clock }: Pick<ServicesOf<typeof manifest>, 'i18n' | 'clock'>,
  { apiKey, projectId, authDomain }: IdentityConfig,
): Promise<IdentityService> {
  const project = [apiKey, projectId, authDomain].join()
  const standing = made.get(context)
  if (standing?.project === project) return standing.service
  close(standing)
  const service = load().then(({ firebaseService }) =>
    firebaseService({
      apiKey,
      projectId,
      authDomain,
      language: () => vendorLanguage(i18n.language.get()),
      now: () => clock.now(),
    }),
  )
  const now: Made = { project, service }
  made.set(context, now)
  service.then(
    ({ enrolment }) => {
      if (made.get(context) === now && !context.signal.aborted)
        now.row = context.contribute(settingsRows, protectRow(enrolment))
    },
    () => made.get(context) === now && made.delete(context),
  )
  if (!standing) context.defer(() => close(made.get(context)))
  return service
}

/** Has the identity service, where it is loaded, forget its user. */
export function forgetUser(context: ContextOf<typeof manifest>): void {
  made
    .get(context)
    ?.service.then((one) => one.signOut())
    .catch((error: unknown) => context.logger.error(error))
}

const load = () =>
  import('./firebase-service.ts').catch((cause: unknown) => {
    throw Object.assign(new Error('The sign-in could not be loaded', { cause }), {
      code: 'auth/network-request-failed',
    })
  })
