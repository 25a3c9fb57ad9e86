import type { BrowserContext, Page } from '@playwright/test'
import { type State, world } from './site.ts'

export const ENTRY = { merchant: 'coral', member: 'player', theme: 'light' } as const satisfies State

export const ORIGIN = `http://coral.localhost:${process.env['PORT'] ?? 4173}`

export const TOKEN = 'fcm-token:APA91bE2e'

interface Call {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** The browser's own part, which has no vendor behind it here: a subscription that lasts over reloads. */
export const subscribeLocally = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const KEY = 'e2e-subscribed'
    const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer
    const subscription = () =>
      Object.create(PushSubscription.prototype, {
        endpoint: { value: 'https://push.vendor.example/1' },
        options: { value: { userVisibleOnly: true, applicationServerKey: bytes('server key') } },
        getKey: { value: bytes },
        unsubscribe: {
          value: async () => {
            localStorage.removeItem(KEY)
            return true
          },
        },
      }) as PushSubscription
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(KEY) ? subscription() : null)
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(KEY, '1')
      return subscription()
    }
  })

/** Firebase's two services. @returns the calls of registrations */
export async function answerFirebase(context: BrowserContext, status = 200): Promise<readonly Call[]> {
  const calls: Call[] = []
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  }
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      headers,
      json: {
        name: 'projects/1/installations/e2e',
        fid: 'cTN1DbZfQ6mR2xk0exampl',
        refreshToken: 'refresh',
        authToken: { token: 'a.b.c', expiresIn: '604800s' },
      },
    }),
  )
  await context.route('https://fcmregistrations.googleapis.com/**', (route) => {
    const request = route.request()
    if (request.method() !== 'OPTIONS')
      calls.push({
        method: request.method(),
        path: new URL(request.url()).pathname,
        body: request.postDataJSON() as unknown,
      })
    return status === 200
      ? route.fulfill({ headers, json: { token: TOKEN } })
      : route.fulfill({ headers, status, json: { error: { code: status, message: 'refused in this test' } } })
  })
  return calls
}

export const registrations = '/v1/projects/coral-demo/registrations'

export const row = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Notifications/ })

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

export const press = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name, exact: true }).click()

export const bindings = async (page: Page): Promise<unknown> =>
  (((await world(page)).slices['push.fcm'] ?? {}) as { readonly bindings?: unknown }).bindings

export const record = (page: Page): Promise<Record<string, unknown> | null> =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('push.fcm.registration') ?? 'null') as Record<string, unknown> | null,
  )
