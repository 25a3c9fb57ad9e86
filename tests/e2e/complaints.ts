import type { BrowserContext, Page } from '@playwright/test'

const VIOLATION = 'policy violation: '
/** Maximum wait for a page that is busy or closing. */
const LAST_WORDS_MS = 1_000

/** Problems in a test's pages: script errors, violations of their Content-Security-Policy, console errors. */
export class Complaints {
  readonly #heard: string[] = []
  readonly #contexts: BrowserContext[] = []
  readonly #provoked: RegExp[] = []

  /** Listens to every page and frame of a context, from their start. */
  async watch(context: BrowserContext): Promise<void> {
    this.#contexts.push(context)
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

  /** Problems since the last `take`. */
  get heard(): readonly string[] {
    return this.#heard
  }
  /** Problems that the test provokes, at any time and any number of times: `take` leaves them out. */
  provoke(complaint: RegExp): void {
    this.#provoked.push(complaint)
  }
  /** Returns and removes the problems since the last call; the test then checks them. */
  async take(): Promise<readonly string[]> {
    const pages = this.#contexts.flatMap((context) => context.pages())
    await Promise.all(pages.map((page) => Promise.race([lastWords(page), timeout()])))
    return this.#heard.splice(0).filter((text) => !this.#provoked.some((complaint) => complaint.test(text)))
  }
}

/** Violations are reported in their own tasks: those so far are reported before this task. */
const lastWords = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve))).catch(() => {})

const timeout = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS))
