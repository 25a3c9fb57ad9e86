import { afterEach, describe, expect, it, vi } from 'vitest'
import { headerColor } from './header-color.ts'

/** What a browser computes of a colour: happy-dom leaves it as it is written. */
function page(computed: Readonly<Record<string, string>>, theme = ''): void {
  document.head.innerHTML = theme && `<meta name="theme-color" content="${theme}">`
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(
    (element) => ({ color: computed[(element as HTMLElement).style.color] ?? '' }) as CSSStyleDeclaration,
  )
}
afterEach(() => {
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

describe('the colour of a chat’s header', () => {
  it.each([
    ['the brand’s', { 'var(--brand)': 'rgb(194, 24, 91)', '#ffdbe4': 'rgb(255, 219, 228)' }, '#ffdbe4', '#c2185b'],
    ['the frame’s where white is not read on the brand’s', { 'var(--brand)': 'rgb(255, 138, 179)', '#240a15': 'rgb(36, 10, 21)' }, '#240a15', '#240a15'],
    ['the brand’s where white is read on neither', { 'var(--brand)': 'rgb(255, 138, 179)', '#fff': 'rgb(255, 255, 255)' }, '#fff', '#ff8ab3'],
    ['black where there is none', {}, '', '#000000'],
  ])('is %s', (_case, computed, theme, color) => {
    page(computed, theme)
    expect(headerColor()).toBe(color)
    expect(document.querySelector('i')).toBeNull()
  }) // prettier-ignore
})
