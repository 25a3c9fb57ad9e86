import type { Page } from '@playwright/test'

/** Texts that look like keys: `language_unavailable`. What the page says to screen readers is read, too. */
export const rawKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap(
      (element) =>
        ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    const texts = document.body.innerText.split(/\s+/)
    return [document.title, ...texts, ...named].filter((text) => /^[a-z]+(?:_[a-z\d]+)+$/.test(text))
  })
