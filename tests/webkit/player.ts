import { expect } from '@playwright/test'
import type { ElementReference, WebDriver } from './web-driver.ts'

const WAIT_MS = 20_000

/** A player at a WebDriver: finds things by the words that they show, as Playwright's locators do in Chromium. */
export class Player {
  constructor(
    private readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  /** Enters a fresh world of the mock gateway in the given state. */
  async enter(to: string, state: Readonly<Record<string, string>> = {}): Promise<void> {
    const query = new URLSearchParams({ lang: 'EN', ...state, to })
    await this.driver.go(`${this.origin}/__gateway/enter?${query}`)
    await this.at(new RegExp(`${to.split('?')[0] ?? ''}`))
    await this.until('performance.getEntriesByName("foyer-hydrated").length > 0')
  }
  /** Waits for the address. */
  async at(address: RegExp, timeout = WAIT_MS): Promise<void> {
    await expect.poll(() => this.driver.execute<string>('return location.href'), { timeout }).toMatch(address)
  }
  /** Waits until the page shows the words. */
  async sees(words: RegExp): Promise<void> {
    await expect
      .poll(() => this.driver.execute<string>('return document.body.innerText'), { timeout: WAIT_MS })
      .toMatch(words)
  }
  /** Waits until an expression holds in the page. */
  async until(expression: string): Promise<void> {
    await expect
      .poll(() => this.driver.execute<boolean>(`return Boolean(${expression})`), { timeout: WAIT_MS })
      .toBe(true)
  }
  /** @param name the whole of the control's name, or a pattern of it */
  async click(selector: string, name?: string | RegExp): Promise<void> {
    await this.driver.click(await this.#find(selector, name))
  }
  /** Types into the field with this label. */
  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.driver.type(await this.#find('input, textarea', label), text)
  }
  async #find(selector: string, name?: string | RegExp): Promise<ElementReference> {
    const pattern = name instanceof RegExp ? name.source : name === undefined ? '' : `^${name}$`
    let found: ElementReference | null = null
    await expect
      .poll(
        async () => {
          found = await this.driver.execute<ElementReference | null>(FIND, selector, pattern)
          return found !== null
        },
        { timeout: WAIT_MS, message: `${selector} "${String(name)}"` },
      )
      .toBe(true)
    if (!found) throw new Error('unreachable')
    return found
  }
}

/** The first visible element of a selector whose label, name or text fits the pattern, in the topmost dialog if one is open. */
const FIND = `
  const [selector, source] = arguments
  const pattern = new RegExp(source, 'i')
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const scope = dialogs.at(-1) ?? document
  const name = (element) => [
    element.getAttribute('aria-label'),
    ...[...(element.labels ?? [])].map((label) => label.textContent),
    ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    element.textContent,
  ].find((text) => text?.trim())?.trim() ?? ''
  const found = [...scope.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && pattern.test(name(element))
  })
  // Not under a bar at the window's edge.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
`
