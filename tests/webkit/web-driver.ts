/** The few commands of WebDriver (https://www.w3.org/TR/webdriver2/) that the tests need, over HTTP. */
export interface WebDriver {
  go(url: string): Promise<void>
  back(): Promise<void>
  /** Runs a function body in the page; its JSON result. */
  execute<T>(body: string, ...args: readonly unknown[]): Promise<T>
  /** @param reference as `execute` returns an element */
  click(reference: ElementReference): Promise<void>
  type(reference: ElementReference, text: string): Promise<void>
  /** Places the window in the screen's corner. */
  resize(width: number, height: number): Promise<void>
  end(): Promise<void>
}
export type ElementReference = Readonly<Record<string, string>>

/** A driver that does not answer in this time has lost its page. */
const ANSWER_MS = 30_000

/** @throws the driver's own message, or a `TimeoutError` */
export async function connect(address: string, capabilities: object): Promise<WebDriver> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(address + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const session = (await call('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string }
  const base = `/session/${session.sessionId}`
  const post = (path: string, body?: object): Promise<unknown> => call('POST', base + path, body)
  const idOf = (reference: ElementReference): string => Object.values(reference)[0] ?? ''
  return {
    async go(url) {
      await post('/url', { url })
    },
    async back() {
      await post('/back')
    },
    execute: async <T>(body: string, ...args: readonly unknown[]) =>
      (await post('/execute/sync', { script: body, args })) as T,
    async click(reference) {
      await post(`/element/${idOf(reference)}/click`)
    },
    async type(reference, text) {
      await post(`/element/${idOf(reference)}/clear`)
      await post(`/element/${idOf(reference)}/value`, { text })
    },
    async resize(width: number, height: number) {
      await post('/window/rect', { x: 0, y: 0, width, height })
    },
    async end() {
      await call('DELETE', base)
    },
  }
}
