import type { BrowserContext, Route } from '@playwright/test'
import { type AuthEvent, gapiScript, handlerPage, recaptchaScript } from './vendor-pages.ts'

const PROJECT = 'demo-foyer'
const API = '/identitytoolkit.googleapis.com'

/** A provider's data of a player: the claims of its token. */
export interface Person {
  readonly sub: string
  readonly email: string
  readonly email_verified?: boolean
  readonly name?: string
}

/**
 * The identity provider as a page of the production build reaches it: Firebase's REST interface is the emulator's, the
 * vendor's scripts and pages are doubles. The site itself knows nothing of it.
 */
export class IdentityNetwork {
  /** The person who signs in at the provider. */
  person: Person = { sub: 'lan', email: 'lan@example.com', email_verified: true, name: 'Lan' }
  /** An error that the provider's page returns instead of a person. */
  error: AuthEvent['error'] = null
  /** Calls of the REST interface: `POST /v1/accounts:signInWithIdp`. */
  readonly calls: { readonly call: string; readonly body: unknown }[] = []
  readonly #emulator: string
  #returned: AuthEvent | undefined

  constructor(emulator: string) {
    this.#emulator = emulator
  }

  /** Answers every page of the context. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route('https://identitytoolkit.googleapis.com/**', (route) => this.#forward(route))
    await context.route('https://securetoken.googleapis.com/**', (route) => this.#forward(route))
    await context.route('https://apis.google.com/js/api.js*', (route) =>
      script(route, (onload) => gapiScript(onload, this.#takeReturned())),
    )
    await context.route('https://www.google.com/recaptcha/api.js*', (route) => script(route, recaptchaScript))
    await context.route('https://*/__/auth/handler*', (route) => this.#handle(route))
  }

  /** The latest code that was sent to a phone. */
  async codeFor(phone: string): Promise<string> {
    const path = `/emulator/v1/projects/${PROJECT}/verificationCodes`
    const { verificationCodes = [] } = (await this.rest('GET', path)) as {
      readonly verificationCodes?: readonly { readonly phoneNumber: string; readonly code: string }[]
    }
    const sent = verificationCodes.filter(({ phoneNumber }) => phoneNumber === phone).at(-1)
    if (!sent) throw new Error(`no code was sent to ${phone}`)
    return sent.code
  }

  /** Lets the project's users have a phone as a second factor. */
  async allowSecondFactors(): Promise<void> {
    const mfa = { state: 'ENABLED', enabledProviders: ['PHONE_SMS'] }
    await this.rest('PATCH', `${API}/v2/projects/${PROJECT}/config?updateMask=mfa`, { mfa })
  }

  /** Makes an account with a second factor. */
  async enrol(person: Person, phoneNumber: string): Promise<void> {
    await this.allowSecondFactors()
    const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(person))}`
    const signedIn = { requestUri: 'http://localhost', postBody, returnSecureToken: true }
    const { idToken } = await this.rest('POST', `${API}/v1/accounts:signInWithIdp?key=k`, signedIn)
    const phoneEnrollmentInfo = { phoneNumber, recaptchaToken: 'recaptcha-token' }
    const started = await this.rest('POST', `${API}/v2/accounts/mfaEnrollment:start?key=k`, {
      idToken,
      phoneEnrollmentInfo,
    })
    const { sessionInfo } = started['phoneSessionInfo'] as { readonly sessionInfo: string }
    const code = await this.codeFor(phoneNumber)
    await this.rest('POST', `${API}/v2/accounts/mfaEnrollment:finalize?key=k`, {
      idToken,
      phoneVerificationInfo: { sessionInfo, code, phoneNumber },
    })
  }

  /** A call of the emulator as the project's owner. */
  async rest(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const response = await fetch(this.#emulator + path, {
      method,
      // With the owner's token a player's own call would count as a call of the console.
      headers: {
        'content-type': 'application/json',
        ...(method === 'POST' ? {} : { authorization: 'Bearer owner' }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }

  async #forward(route: Route): Promise<void> {
    const request = route.request()
    const { host, pathname, search } = new URL(request.url())
    if (request.method() !== 'OPTIONS')
      this.calls.push({ call: `${request.method()} ${pathname}`, body: readJson(request.postData()) })
    await route.fulfill({
      response: await route.fetch({
        url: `${this.#emulator}/${host}${pathname}${search}`,
        // The emulator closes a connection that has rested, at times the very one that is used next.
        maxRetries: 3,
      }),
    })
  }

  async #handle(route: Route): Promise<void> {
    const { origin, pathname, searchParams } = new URL(route.request().url())
    const provider = searchParams.get('providerId') ?? ''
    const tokenName = provider === 'google.com' ? 'id_token' : 'access_token'
    const response = new URLSearchParams({ providerId: provider, [tokenName]: JSON.stringify(this.person) })
    const event: AuthEvent = {
      type: searchParams.get('authType') ?? '',
      eventId: searchParams.get('eventId'),
      urlResponse: this.error ? null : `${origin}${pathname}?${response}`,
      sessionId: this.error ? null : 'session',
      postBody: null,
      tenantId: null,
      error: this.error,
    }
    if (event.type === 'signInViaRedirect') this.#returned = event
    await route.fulfill({
      contentType: 'text/html',
      body: handlerPage(event, searchParams.get('redirectUrl') ?? ''),
    })
  }

  #takeReturned(): AuthEvent | undefined {
    const returned = this.#returned
    this.#returned = undefined
    return returned
  }
}

const script = (route: Route, make: (onload: string) => string): Promise<void> =>
  route.fulfill({
    contentType: 'text/javascript',
    body: make(new URL(route.request().url()).searchParams.get('onload') ?? ''),
  })

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}
