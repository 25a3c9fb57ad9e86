import { escapeHtml } from './html.ts'

/** Data of the mock vendor's game page. Texts are escaped here; `back` must be a checked address. */
export interface GameView {
  readonly name: string
  readonly vendor: string
  readonly player: string
  readonly balance: string
  /** Degrees of the colour wheel. */
  readonly hue: number
  /** Absent: no way back, since the site's own buttons stand around the game. */
  readonly back: string | undefined
}

/** Three reels that spin, as a page without external resources. No balance changes. */
export const gameHtml = (view: GameView): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0d0a1c">
<title>${escapeHtml(view.name)}</title>
<style>${STYLE}</style>
<body style="--hue: ${view.hue}">
<header>
  ${view.back === undefined ? '<span></span>' : backLink(view.back)}
  <p class="player"><b>${escapeHtml(view.player)}</b><span>${escapeHtml(view.balance)}</span></p>
</header>
<main>
  <p class="vendor">${escapeHtml(view.vendor)}</p>
  <h1>${escapeHtml(view.name)}</h1>
  <div class="machine">
    <div class="reels" aria-hidden="true"><div class="reel"></div><div class="reel"></div><div class="reel"></div></div>
    <p class="result" role="status">Match three and win</p>
  </div>
  <button type="button" id="spin">Spin</button>
</main>
<svg width="0" height="0" aria-hidden="true" style="position: absolute">${SYMBOLS}</svg>
<script>${SCRIPT}</script>
</body>
</html>
`

const backLink = (back: string): string =>
  `<a class="back" href="${escapeHtml(back)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>Back to lobby</a>`

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { min-height: 100dvh; display: grid; grid-template-rows: auto 1fr; color: #fff; font: 16px/1.4 system-ui, sans-serif;
    background: radial-gradient(120% 70% at 50% 18%, hsl(var(--hue) 75% 38%), hsl(calc(var(--hue) + 30) 60% 16%) 55%, #0d0a1c) }
  header { display: flex; justify-content: space-between; align-items: center; gap: 12px; padding: 8px 16px;
    padding-block-start: max(8px, env(safe-area-inset-top)); background: #0006 }
  .back { display: flex; align-items: center; gap: 4px; min-height: 44px; padding-inline-end: 12px; color: #fff;
    text-decoration: none; font-weight: 600 }
  .back svg { inline-size: 24px; fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round }
  .player { display: grid; text-align: end; font-size: 13px; line-height: 1.3 }
  .player span { color: #ffe9a8; font-variant-numeric: tabular-nums }
  main { display: grid; align-content: center; justify-items: center; gap: 14px; padding: 16px; text-align: center }
  .vendor { font-size: 12px; letter-spacing: .14em; text-transform: uppercase; color: #fffc }
  h1 { font-size: clamp(26px, 8vw, 40px); line-height: 1.1; text-shadow: 0 3px 18px #0008 }
  .machine { inline-size: min(100%, 380px); padding: 14px; border-radius: 26px; background: linear-gradient(#ffe9a8, #d99a2b 45%, #8f5610);
    box-shadow: 0 18px 50px #000a, inset 0 2px 0 #fff9 }
  .reels { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; padding: 10px; border-radius: 16px; background: #1c0f2e }
  .reel { aspect-ratio: 3 / 4; display: grid; place-items: center; border-radius: 10px; overflow: hidden;
    background: linear-gradient(#c9c4d8, #fff 30%, #fff 70%, #c9c4d8) }
  .reel svg { inline-size: 74%; aspect-ratio: 1 }
  .spinning .reel svg { animation: roll .16s linear infinite }
  .won .reel svg { animation: pop .5s ease 2 }
  .result { min-height: 24px; margin-block-start: 10px; color: #3a1e00; font-weight: 700 }
  button { min-inline-size: 180px; min-block-size: 56px; border: 0; border-radius: 28px; font: 700 20px system-ui, sans-serif; color: #2a1500;
    background: linear-gradient(#fff2c2, #ffc233); box-shadow: 0 6px 0 #a86a00, 0 14px 30px #0009; cursor: pointer }
  button:active { transform: translateY(3px); box-shadow: 0 3px 0 #a86a00 }
  button:disabled { opacity: .75 }
  :focus-visible { outline: 3px solid #fff; outline-offset: 3px }
  @keyframes roll { from { transform: translateY(-70%) } to { transform: translateY(70%) } }
  @keyframes pop { 50% { transform: scale(1.18) } }
  @media (prefers-reduced-motion: reduce) { .reel svg { animation: none !important } }
`

const SYMBOLS = [
  ['seven', '<path d="M10 10h44v11L36 56H22l17-34H10z" fill="#e0243f" stroke="#7d0c1f" stroke-width="2"/>'],
  [
    'star',
    '<path d="M32 5l8 18 20 2-15 13 5 20-18-11-18 11 5-20L4 25l20-2z" fill="#ffc233" stroke="#a86a00" stroke-width="2"/>',
  ],
  [
    'gem',
    '<path d="M16 10h32l12 16-28 32L4 26z" fill="#28b6f0" stroke="#0b5f8a" stroke-width="2"/><path d="M4 26h56M24 26l8 32 8-32-8-16z" fill="none" stroke="#0b5f8a" stroke-width="2"/>',
  ],
  [
    'leaf',
    '<path d="M32 4c14 10 20 22 20 32a20 20 0 0 1-40 0C12 26 18 14 32 4z" fill="#35b56a" stroke="#12653a" stroke-width="2"/><path d="M32 18v44" stroke="#12653a" stroke-width="3"/>',
  ],
  [
    'bell',
    '<path d="M32 6c11 0 16 9 16 20 0 12 6 16 8 20H8c2-4 8-8 8-20C16 15 21 6 32 6z" fill="#f59a23" stroke="#8a4b00" stroke-width="2"/><circle cx="32" cy="52" r="6" fill="#8a4b00"/>',
  ],
]
  .map(([name = '', shape = '']) => `<symbol id="${name}" viewBox="0 0 64 64">${shape}</symbol>`)
  .join('')

const SCRIPT = `
(() => {
  const names = ['seven', 'star', 'gem', 'leaf', 'bell']
  const reels = [...document.querySelectorAll('.reel')]
  const box = document.querySelector('.reels')
  const result = document.querySelector('.result')
  const button = document.getElementById('spin')
  const show = (reel, name) => { reel.innerHTML = '<svg><use href="#' + name + '"/></svg>'; reel.dataset.name = name }
  const draw = () => names[Math.floor(Math.random() * names.length)]
  reels.forEach((reel, index) => show(reel, names[index]))
  button.onclick = () => {
    button.disabled = true
    box.classList.remove('won')
    box.classList.add('spinning')
    result.textContent = 'Good luck…'
    const spin = setInterval(() => reels.forEach((reel) => show(reel, draw())), 90)
    setTimeout(() => {
      clearInterval(spin)
      const lucky = Math.random() < 0.3 && draw()
      reels.forEach((reel) => show(reel, lucky || draw()))
      const won = reels.every((reel) => reel.dataset.name === reels[0].dataset.name)
      box.classList.remove('spinning')
      box.classList.toggle('won', won)
      result.textContent = won ? 'Three of a kind!' : 'So close. Spin again'
      button.disabled = false
    }, 1100)
  }
})()
`
