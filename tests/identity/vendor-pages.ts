/**
 * What stands in for the pages and scripts of Google that Firebase's SDK loads: with the surface that the SDK uses, and
 * nothing behind it. Each is served on the vendor's own host.
 */

/** The helper's message to the SDK about a sign-in. */
export interface AuthEvent {
  readonly type: string
  readonly eventId: string | null
  /** Contains the provider's data of the player; the service reads it. */
  readonly urlResponse: string | null
  readonly sessionId: string | null
  readonly postBody: null
  readonly tenantId: null
  readonly error: { readonly code: string; readonly message: string } | null
}

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * `apis.google.com/js/api.js`: a frame of the SDK's helper that tells of what the pop-up posts, and of what came back with a
 * redirect.
 * @param onload name of the function to call
 */
export const gapiScript = (onload: string, returned: AuthEvent | undefined): string => `
(() => {
  let tell
  addEventListener('message', ({ data }) => data?.authEvent && tell?.({ authEvent: data.authEvent }))
  const frame = {
    restyle: async () => {},
    ping: (pong) => { pong(); return Promise.resolve() },
    register(name, handler) {
      if (name !== 'authEvent') return
      tell = handler
      const returned = ${literal(returned ?? null)}
      setTimeout(() => tell({ authEvent: returned ?? { type: 'unknown', eventId: null } }))
    },
    send(name, message, answer) {
      try { answer([{ webStorageSupport: true }]) } catch {}
    },
  }
  globalThis.gapi = {
    load: (name, { callback }) => callback(),
    iframes: {
      getContext: () => ({ open: (options, opened) => opened(frame) }),
      CROSS_ORIGIN_IFRAMES_FILTER: {},
    },
  }
  globalThis[${literal(onload)}]()
})()`

/** `www.google.com/recaptcha/api.js`, invisible and without doubts. */
export const recaptchaScript = (onload: string): string => `
globalThis.grecaptcha = {
  render: (element, { callback }) => ((grecaptcha.pass = callback), 1),
  getResponse: () => '',
  execute: () => setTimeout(() => grecaptcha.pass('recaptcha-token')),
  reset() {},
}
globalThis[${literal(onload)}]()`

/** `/__/auth/handler`: the provider's question, and the way back. */
export const handlerPage = (event: AuthEvent, redirectUrl: string): string => `<!doctype html>
<title>Choose an account</title>
<h1>Choose an account</h1>
<button onclick="choose()">Lan</button>
<script>
  function choose() {
    if (opener) opener.postMessage({ authEvent: ${literal(event)} }, '*')
    else location.href = ${literal(redirectUrl)}
  }
</script>`
