import * as v from 'valibot'

/** The project's own host, which serves the pages of a sign-in in a window. */
const OWN_HOST = /^[\w-]+\.firebaseapp\.com$/
const PROJECTS = 'https://identitytoolkit.googleapis.com/v1/projects'

const projects = v.object({ authorizedDomains: v.array(v.string()) })

/**
 * The domain of a project for sign-ins in a window, where the merchant has named none: among those that the project authorises, the
 * one of Firebase's own (CA-31). `undefined` where the project authorises none, or the service does not say: codes to phones need
 * no domain. Rejects with `auth/network-request-failed` where the service cannot be reached.
 */
export async function findAuthDomain(apiKey: string, signal: AbortSignal): Promise<string | undefined> {
  const query = new URLSearchParams({ key: apiKey })
  const response = await fetch(`${PROJECTS}?${query.toString()}`, { signal }).catch((cause: unknown) => {
    throw Object.assign(new Error('The sign-in service cannot be reached', { cause }), {
      code: 'auth/network-request-failed',
    })
  })
  const answer = v.safeParse(projects, await response.json().catch(() => undefined))
  return answer.success ? answer.output.authorizedDomains.find((domain) => OWN_HOST.test(domain)) : undefined
}
