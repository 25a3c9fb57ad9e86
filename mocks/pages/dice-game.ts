import { miniGame } from './mini-game-kit.ts'

/** How long the dice roll. */
const ROLL_MS = 900

const TEXTS = {
  EN: { points: 'points', rules: 'Three dice: how high? 10 points a roll.', low: 'Low', high: 'High', triple: 'Triple', start: 'Choose low, triple or high.', rolling: 'The dice are rolling …', won: 'You win', lost: 'Not this time', last: 'Last rolls' },
  VI: { points: 'điểm', rules: 'Ba viên xúc xắc: Tài hay Xỉu? Mỗi lượt 10 điểm.', low: 'Xỉu', high: 'Tài', triple: 'Bộ ba', start: 'Chọn Xỉu, Bộ ba hoặc Tài.', rolling: 'Đang lắc xúc xắc …', won: 'Bạn thắng', lost: 'Chưa trúng rồi', last: 'Các lượt gần đây' },
  CN: { points: '积分', rules: '三颗骰子猜大小，每次 10 积分。', low: '小', high: '大', triple: '豹子', start: '请选择小、豹子或大。', rolling: '骰子滚动中……', won: '您赢了', lost: '这次没中', last: '最近结果' },
  'PT-BR': { points: 'pontos', rules: 'Três dados: alto ou baixo? 10 pontos por rodada.', low: 'Baixo', high: 'Alto', triple: 'Trinca', start: 'Escolha baixo, trinca ou alto.', rolling: 'Os dados estão rolando …', won: 'Você ganhou', lost: 'Não foi desta vez', last: 'Últimas rodadas' },
} // prettier-ignore

const PLAY = `
  const EYES = [[], [[32, 32]], [[18, 18], [46, 46]], [[18, 18], [32, 32], [46, 46]], [[18, 18], [46, 18], [18, 46], [46, 46]], [[18, 18], [46, 18], [32, 32], [18, 46], [46, 46]], [[18, 16], [46, 16], [18, 32], [46, 32], [18, 48], [46, 48]]]
  const face = (eyes) => EYES[eyes].map(([cx, cy]) => svg('circle', { cx, cy, r: eyes === 1 ? 8 : 5.5, fill: eyes === 1 ? '#c8102e' : '#1d2230' }))
  const die = () => svg('svg', { class: 'mg-die', viewBox: '0 0 64 64', 'aria-hidden': 'true' })
  const show = (image, eyes) => image.replaceChildren(svg('rect', { x: 3, y: 3, width: 58, height: 58, rx: 13, fill: '#fff', stroke: '#c9cfdb', 'stroke-width': 2 }), ...face(eyes))
  const BETS = { low: { from: 4, to: 10, pays: 2 }, triple: { pays: 25 }, high: { from: 11, to: 17, pays: 2 } }
  const STAKE = 10

  const play = ({ board, t, after, pay, say }) => {
    const dice = [die(), die(), die()]
    dice.forEach((image, at) => show(image, [2, 5, 1][at]))
    const last = html('ol', { class: 'mg-last', 'aria-label': t.last })
    let rolling = false
    const buttons = Object.entries(BETS).map(([key, bet]) => {
      const button = html('button', { type: 'button' }, t[key], html('small', {}, (bet.from ? bet.from + '–' + bet.to + ' · ' : '') + '×' + bet.pays))
      button.addEventListener('click', () => rolling || roll(key))
      return button
    })
    const busy = (is) => {
      rolling = is
      for (const button of buttons) button.setAttribute('aria-disabled', String(is))
      for (const image of dice) image.classList.toggle('mg-rolls', is)
    }
    const roll = (key) => {
      busy(true)
      pay(-STAKE)
      say(t.rolling)
      after(still() ? 0 : ${ROLL_MS}, () => {
        const eyes = dice.map(() => draw(6) + 1)
        const sum = eyes[0] + eyes[1] + eyes[2]
        const triple = eyes.every((one) => one === eyes[0])
        const { from, to, pays } = BETS[key]
        const won = from ? !triple && sum >= from && sum <= to : triple
        dice.forEach((image, at) => show(image, eyes[at]))
        if (won) pay(STAKE * pays)
        say(eyes.join(' + ') + ' = ' + sum + ' · ' + (won ? t.won + ' +' + STAKE * pays : t.lost), won)
        last.prepend(html('li', { class: won ? 'mg-hit' : '' }, String(sum)))
        if (last.children.length > 7) last.lastChild.remove()
        busy(false)
      })
    }
    board.append(html('div', { class: 'mg-dice' }, ...dice), html('div', { class: 'mg-bets' }, ...buttons), last)
  }
`

const STYLE = `
.mg-dice { display: flex; gap: 14px; padding: 22px 26px; border-radius: 24px; background: radial-gradient(circle at 50% 20%, #23805a, #0f4a33); }
.mg-die { inline-size: 64px; block-size: 64px; filter: drop-shadow(0 4px 6px #0006); }
.mg-rolls { animation: mg-roll 300ms linear infinite; }
.mg-rolls:nth-child(2) { animation-direction: reverse; animation-duration: 260ms; }
@keyframes mg-roll { 50% { transform: translateY(-10px) rotate(180deg); } to { transform: rotate(360deg); } }
.mg-bets { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 10px; inline-size: 100%; }
.mg-bets small { display: block; font-weight: 400; }
.mg-last { display: flex; gap: 6px; min-block-size: 30px; margin: 0; padding: 0; list-style: none; }
.mg-last li { min-inline-size: 30px; padding: 4px 6px; border-radius: 999px; background: var(--surface-2); color: var(--text); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.mg-last .mg-hit { background: var(--brand-soft); color: var(--brand-strong); font-weight: 700; }
@media (prefers-reduced-motion: reduce) { .mg-rolls { animation: none; } }
`

/** The mini-game of v1: high or low with three dice (tài xỉu), for points. */
export const DICE_GAME = miniGame(TEXTS, PLAY, STYLE)
