import { miniGame } from './mini-game-kit.ts'

/** How long the wheel spins. */
const SPIN_MS = 3_200

const TEXTS = {
  EN: { points: 'points', rules: 'Lucky wheel: 10 points a spin.', spin: 'Spin', start: 'Spin the wheel and try your luck.', spinning: 'The wheel is spinning …', won: 'You win', lost: 'Not this time' },
  VI: { points: 'điểm', rules: 'Vòng quay may mắn: 10 điểm mỗi lượt.', spin: 'Quay', start: 'Quay vòng để thử vận may.', spinning: 'Vòng quay đang quay …', won: 'Bạn thắng', lost: 'Chưa trúng rồi' },
  CN: { points: '积分', rules: '幸运转盘：每次 10 积分。', spin: '转动', start: '转动转盘，试试手气。', spinning: '转盘转动中……', won: '您赢了', lost: '这次没中' },
  'PT-BR': { points: 'pontos', rules: 'Roda da sorte: 10 pontos por giro.', spin: 'Girar', start: 'Gire a roda e tente a sorte.', spinning: 'A roda está girando …', won: 'Você ganhou', lost: 'Não foi desta vez' },
} // prettier-ignore

const PLAY = `
  const PRIZES = [20, 0, 10, 0, 50, 0, 10, 30]
  const COLOURS = ['#c8102e', '#27304a', '#0f7a55', '#27304a', '#8a5a00', '#27304a', '#0f7a55', '#6d2fb5']
  const STAKE = 10
  const at = (degrees, radius) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return [100 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)]
  }
  const slice = (prize, index) => {
    const width = 360 / PRIZES.length
    const middle = index * width
    const [x1, y1] = at(middle - width / 2, 94)
    const [x2, y2] = at(middle + width / 2, 94)
    const [x, y] = at(middle, 62)
    const label = svg('text', { x, y, class: 'mg-prize', transform: 'rotate(' + middle + ' ' + x + ' ' + y + ')' })
    label.textContent = prize ? '+' + prize : '–'
    return svg('g', {}, svg('path', { d: 'M100 100L' + x1 + ' ' + y1 + 'A94 94 0 0 1 ' + x2 + ' ' + y2 + 'z', fill: COLOURS[index], stroke: '#f3d27a', 'stroke-width': 1.5 }), label)
  }
  let angle = 0

  const play = ({ board, t, after, pay, say }) => {
    const disc = svg('g', { class: 'mg-disc' }, ...PRIZES.map(slice))
    const image = svg('svg', { class: 'mg-wheel', viewBox: '0 0 200 206', 'aria-hidden': 'true' },
      svg('circle', { cx: 100, cy: 100, r: 98, fill: '#f3d27a' }), disc,
      svg('circle', { cx: 100, cy: 100, r: 15, fill: '#fff', stroke: '#f3d27a', 'stroke-width': 4 }),
      svg('path', { d: 'M100 20l-8-19h16z', fill: '#fff', stroke: '#27304a', 'stroke-width': 2 }))
    disc.style.transform = 'rotate(' + angle + 'deg)'
    const button = html('button', { type: 'button', class: 'mg-spin' }, t.spin)
    let spinning = false
    button.addEventListener('click', () => {
      if (spinning) return
      spinning = true
      button.setAttribute('aria-disabled', 'true')
      pay(-STAKE)
      say(t.spinning)
      const index = draw(PRIZES.length)
      const ends = 360 - index * (360 / PRIZES.length)
      angle += 5 * 360 + ((ends - (angle % 360) + 360) % 360)
      disc.style.transform = 'rotate(' + angle + 'deg)'
      after(still() ? 0 : ${SPIN_MS}, () => {
        const prize = PRIZES[index]
        if (prize) pay(prize)
        say(prize ? t.won + ' +' + prize : t.lost, prize > 0)
        spinning = false
        button.setAttribute('aria-disabled', 'false')
      })
    })
    board.append(image, button)
  }
`

const STYLE = `
.mg-wheel { inline-size: min(256px, 76vw); filter: drop-shadow(0 8px 16px #0005); }
.mg-disc { transform-origin: 100px 100px; transition: transform ${SPIN_MS}ms cubic-bezier(0.1, 0.7, 0.1, 1); }
.mg-prize { fill: #fff; font-size: 19px; font-weight: 700; text-anchor: middle; dominant-baseline: middle; }
.mg-spin { min-inline-size: 160px; }
@media (prefers-reduced-motion: reduce) { .mg-disc { transition: none; } }
`

/** The mini-game of s1: a lucky wheel, for points. */
export const WHEEL_GAME = miniGame(TEXTS, PLAY, STYLE)
