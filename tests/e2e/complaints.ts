import type { BrowserContext, Page } from '@playwright/test'

const VIOLATION = 'policy violation: '
/** A page that is busy, or leaving, is not waited for any longer. */
const LAST_WORDS_MS = 1_000

/** What the pages of a test complain of: script errors, violations of their Content-Security-Policy, console errors. */
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

  /** What has been heard so far, and not been taken. */
  get heard(): readonly string[] {
    return this.#heard
  }
  /** What the test provokes, whenever and however often it is told: `take` leaves it out. */
  provoke(complaint: RegExp): void {
    this.#provoked.push(complaint)
  }
  /** Everything heard since the last time; from then on it is the test's to judge. */
  async take(): Promise<readonly string[]> {
    const pages = this.#contexts.flatMap((context) => context.pages())
    await Promise.all(pages.map((page) => Promise.race([lastWords(page), timeout()])))
    return this.#heard.splice(0).filter((text) => !this.#provoked.some((complaint) => complaint.test(text)))
  }
}

/** Violations are told in a task of their own: those that have happened are, before this one. */
const lastWords = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve))).catch(() => {})

const timeout = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS))
