import { checkUrl, CodedError, holdsSecrets, type Logger, type ScriptOptions } from '@foyer/sdk'

/** How long one attempt may take, unless the caller sets its own timeout. */
export const SCRIPT_TIMEOUT_MS = 10_000

/** Pause before the first retry; it doubles with each further one. */
export const RETRY_DELAY_MS = 500

type Code = 'SC-BLOCKED' | 'SC-TIMEOUT' | 'SC-ABORTED'

/**
 * Loads one script, as documented at `Scripts`. Errors name the address without its query, which may contain
 * a key (SE-04).
 */
export async function loadScript(
  url: string,
  options: ScriptOptions,
  logger: Logger,
): Promise<HTMLScriptElement> {
  const address = checkUrl(url, { kind: 'https' })
  if (!address) throw new CodedError('SC-URL', 'a script needs an https address')
  hideSecretReferrer()
  const { retries = 0, signal } = options
  for (let attempt = 0; ; attempt++) {
    try {
      return await attach(address, options)
    } catch (error) {
      if (attempt >= retries || signal?.aborted) throw error
      logger.debug(`${error instanceof Error ? error.message : 'failed'}; trying again`)
      await pause(RETRY_DELAY_MS * (attempt + 1), address, signal)
    }
  }
}

const failure = (code: Code, { origin, pathname }: URL): CodedError =>
  new CodedError(code, { url: origin + pathname })

/** One attempt with a new element: a browser never retries an element that has failed. */
function attach(
  address: URL,
  { timeoutMs = SCRIPT_TIMEOUT_MS, integrity, signal }: ScriptOptions,
): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(failure('SC-ABORTED', address))
    const script = document.createElement('script')
    script.async = true
    script.src = address.href
    if (integrity) {
      script.integrity = integrity
      // Without CORS the browser cannot check the bytes, and integrity would refuse them.
      script.crossOrigin = 'anonymous'
    }
    const timer = setTimeout(() => fail('SC-TIMEOUT'), timeoutMs)
    const cleanUp = (): void => {
      clearTimeout(timer)
      script.onload = script.onerror = null
    }
    const fail = (code: Code): void => {
      cleanUp()
      signal?.removeEventListener('abort', abort)
      script.remove()
      reject(failure(code, address))
    }
    // Also runs after the load, when rejecting does nothing: the element is removed with its owner.
    const abort = (): void => fail('SC-ABORTED')
    script.onload = () => {
      cleanUp()
      resolve(script)
    }
    script.onerror = () => fail('SC-BLOCKED')
    signal?.addEventListener('abort', abort, { once: true })
    document.head.append(script)
  })
}

function pause(ms: number, address: URL, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer)
      reject(failure('SC-ABORTED', address))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', abort, { once: true })
  })
}

/**
 * Takes the secrets out of `document.referrer`, which vendors' scripts send by themselves (TR-17): a sign-in code or a token
 * in the address of the page before. The origin is left, which is what other sites' policies send.
 */
function hideSecretReferrer(page: Document = document): void {
  const { referrer } = page
  if (!holdsSecrets(referrer)) return
  const clean = `${new URL(referrer).origin}/`
  Object.defineProperty(page, 'referrer', { configurable: true, get: () => clean })
}
