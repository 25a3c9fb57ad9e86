import { forceReducedMotion } from '../stories/force-reduced-motion.ts'
import { SCHEME } from './state-change.ts'

type Values = Readonly<Record<string, string>>
type Side = 'top' | 'right' | 'bottom' | 'left'

/** In CSS pixels, as of an iPhone. */
const INSETS: Readonly<Record<string, Readonly<Record<Side, number>>>> = {
  portrait: { top: 47, right: 0, bottom: 34, left: 0 },
  landscape: { top: 0, right: 47, bottom: 21, left: 47 },
}
const INSET = /env\(\s*safe-area-inset-(top|right|bottom|left)\s*(?:,[^)]*)?\)/g

/**
 * Shows the page in the frame as the panel's choices say, also what it loads later.
 *
 * @returns undoes it
 */
export function applyFrame(view: Window, values: Values): () => void {
  const { document } = view
  const root = document.documentElement
  const style = document.createElement('style')
  const text = /^\d{2,3}$/.test(values['frame-text'] ?? '') ? values['frame-text'] : undefined
  // A phone has no bar for scrolling.
  style.textContent = `html { scrollbar-width: none; ${text === undefined ? '' : `font-size: ${text}% !important;`} }`
  document.head.append(style)
  const undo = [() => style.remove()]

  const direction = values['frame-direction']
  if (direction !== undefined) {
    const own = root.dir
    root.dir = direction
    undo.push(() => {
      root.dir = own
    })
  }
  if (values['frame-motion'] === 'reduced') undo.push(forceReducedMotion(view))
  const insets = INSETS[values['frame-insets'] ?? '']
  if (insets) undo.push(replaceInsets(document, insets))
  return () => {
    for (const each of [...undo].reverse()) each()
  }
}

/** Gives every rule that reads the screen's safe areas these ones. */
function replaceInsets(document: Document, insets: Readonly<Record<Side, number>>): () => void {
  const own = new Map<CSSStyleDeclaration, string>()
  const replace = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if ('cssRules' in rule) replace(rule.cssRules as CSSRuleList)
      if (!('style' in rule)) continue
      const style = rule.style as CSSStyleDeclaration
      if (!style.cssText.includes('safe-area-inset')) continue
      own.set(style, style.cssText)
      style.cssText = style.cssText.replace(INSET, (_, side: Side) => `${insets[side]}px`)
    }
  }
  const replaceAll = (): void => {
    for (const sheet of document.styleSheets) replace(sheet.cssRules)
  }
  const observer = new MutationObserver(replaceAll)
  observer.observe(document.head, { childList: true })
  document.addEventListener('load', replaceAll, true)
  replaceAll()
  return () => {
    observer.disconnect()
    document.removeEventListener('load', replaceAll, true)
    for (const [style, text] of own) style.cssText = text
  }
}

/**
 * Shows the page in a colour scheme, and lets the browser remember it as the player's choice, if it has a storage.
 *
 * @param scheme absent: the device's
 */
export function applyScheme(
  view: Pick<Window, 'document' | 'localStorage'>,
  scheme: string | undefined,
): void {
  try {
    if (scheme === undefined) view.localStorage.removeItem(SCHEME)
    else view.localStorage.setItem(SCHEME, scheme)
  } catch {
    // A storage that is full or refused remembers nothing.
  }
  view.document.documentElement.dataset['theme'] = scheme ?? 'auto'
}
