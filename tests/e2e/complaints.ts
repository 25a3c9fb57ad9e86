import type { BrowserContext } from '@playwright/test'

const VIOLATION = 'policy violation: '

/** What the pages of a test complain of: script errors, violations of their Content-Security-Policy, console errors. */
export class Complaints {
  readonly #heard: string[] = []

  /** Listens to every page and frame of a context, from their start. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('weberror', (event) => this.#heard.push(`page error: ${event.error().message}`))
    context.on('console', (message) => {
      const text = message.text()
      // The status of a failed request is what fault tests are about; a violation has its own event.
      if (message.type() !== 'error' || /Failed to load resource|Content Security Policy/.test(text)) return
      this.#heard.push(text)
    })
    await context.addInitScript((prefix) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`${prefix}${effectiveDirective} ${blockedURI}`),
      )
    }, VIOLATION)
  }

  /** Everything heard since the last time; from then on it is the test's to judge. */
  take(): readonly string[] {
    return this.#heard.splice(0)
  }
}
