import type { ContextOf, ServicesOf } from '@foyer/sdk'
import type { IdentityConfig } from './identity-config.ts'
import type { IdentityService } from './identity-service.ts'
import type { manifest } from './manifest.ts'
import { vendorLanguage } from './vendor-language.ts'

interface Made {
  readonly project: string
  readonly service: Promise<IdentityService>
}
/** One for a running plugin: the SDK keeps a frame in the page and what is under way with its app. */
const made = new WeakMap<ContextOf<typeof manifest>, Made>()

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
  const close = (old: Made | undefined): void => void old?.service.then((one) => one.close(), () => undefined) // prettier-ignore
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
  const now = { project, service }
  made.set(context, now)
  service.catch(() => made.get(context) === now && made.delete(context))
  if (!standing) context.defer(() => close(made.get(context)))
  return service
}

const load = () =>
  import('./firebase-service.ts').catch((cause: unknown) => {
    throw Object.assign(new Error('The sign-in could not be loaded', { cause }), {
      code: 'auth/network-request-failed',
    })
  })
