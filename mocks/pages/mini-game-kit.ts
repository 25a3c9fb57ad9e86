/** Points that a player begins with, and again when they are gone; they are worth nothing. */
const START_POINTS = 100

/**
 * What the mock's mini-games have in common: elements, texts, points that live as long as the page, and the contract of
 * `window.MCMiniGame`. No inline script, no `eval`, no request: a game runs under the site's policy. `play(kit)` is the game's.
 */
export const miniGame = (
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
  play: string,
  style: string,
): string => `(() => {
  'use strict'
  const TEXTS = ${JSON.stringify(texts)}
  const STYLE = ${JSON.stringify(COMMON_STYLE + style)}
  const SVG = 'http://www.w3.org/2000/svg'
  let points = ${START_POINTS}
  const fill = (node, attributes, children) => {
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
    node.append(...children)
    return node
  }
  const html = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children)
  const svg = (tag, attributes = {}, ...children) => fill(document.createElementNS(SVG, tag), attributes, children)
  /** From 0 to below the number, as fair as the browser can. */
  const draw = (below) => crypto.getRandomValues(new Uint32Array(1))[0] % below
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
${play}
  window.MCMiniGame = {
    mount(element, { language }) {
      const t = TEXTS[language] || TEXTS.EN
      const timers = new Set()
      const after = (ms, run) => {
        const timer = setTimeout(() => (timers.delete(timer), run()), ms)
        timers.add(timer)
      }
      const balance = html('strong', { class: 'mg-points' })
      const result = html('output', { class: 'mg-result' }, t.start)
      const pay = (change) => {
        points += change
        if (points <= 0) points = ${START_POINTS}
        balance.textContent = points + ' ' + t.points
      }
      pay(0)
      const board = html('div', { class: 'mg-board' })
      element.append(
        html('style', {}, STYLE),
        html('div', { class: 'mg' }, html('p', { class: 'mg-head' }, t.rules, balance), board, result),
      )
      play({ board, t, after, pay, points: () => points, say: (text, won) => {
        result.textContent = text
        result.className = 'mg-result' + (won ? ' mg-won' : '')
      } })
      return () => timers.forEach(clearTimeout)
    },
  }
})()
`

const COMMON_STYLE = `
.mg { display: grid; gap: 16px; padding: 4px 16px 24px; text-align: center; }
.mg-head { display: flex; align-items: center; justify-content: space-between; gap: 12px; margin: 0; color: var(--text-muted); font-size: 0.875rem; text-align: start; }
.mg-points { flex: none; padding: 4px 12px; border-radius: 999px; background: var(--brand-soft); color: var(--brand-strong); font-variant-numeric: tabular-nums; }
.mg-board { display: grid; gap: 16px; justify-items: center; }
.mg-result { min-block-size: 3em; font-weight: 600; line-height: 1.5; }
.mg-won { color: var(--success); }
.mg button { min-block-size: 48px; padding: 8px 12px; border: 0; border-radius: 14px; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 650; }
.mg button:active { transform: scale(0.97); }
.mg button[aria-disabled='true'] { background: var(--surface-2); color: var(--text-muted); }
`
