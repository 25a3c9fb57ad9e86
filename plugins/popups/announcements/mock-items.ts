import type { Localised } from '../../../mocks/world/localised.ts'

/** An announcement of the mock gateway. Without an execution it is for whoever asks. */
export interface MockItem {
  readonly id: string
  readonly title: Localised
  /** HTML. */
  readonly content: Localised
  readonly promotionType: string
  readonly execution?: 'F'
}

const MANY = 30

export const PLAIN_ITEM: MockItem = {
  id: '9001',
  title: ['Maintenance on Tuesday', '周二系统维护', 'Bảo trì vào thứ Ba', 'Manutenção na terça-feira'],
  content: [
    '<p>From <b>04:00 to 05:00</b> games and payments rest. Your balance stays as it is.</p><p>Questions? <a href="/m/customerService">Write to us</a>.</p>',
    '<p><b>04:00 至 05:00</b> 游戏与支付暂停，您的余额不受影响。</p><p>如有疑问，请<a href="/m/customerService">联系客服</a>。</p>',
    '<p>Từ <b>04:00 đến 05:00</b>, trò chơi và thanh toán tạm nghỉ. Số dư của bạn không thay đổi.</p><p>Có thắc mắc? <a href="/m/customerService">Nhắn cho chúng tôi</a>.</p>',
    '<p>Das <b>04:00 às 05:00</b> jogos e pagamentos ficam parados. Seu saldo continua igual.</p><p>Dúvidas? <a href="/m/customerService">Fale conosco</a>.</p>',
  ],
  promotionType: '',
}
const WEEKEND: MockItem = {
  id: '9002',
  title: ['Weekend rewards', '周末奖励', 'Thưởng cuối tuần', 'Prêmios do fim de semana'],
  content: [
    '<p>Play on Saturday or Sunday, and a reward waits for you on Monday.</p><ul><li>Every game counts</li><li>One reward a day</li></ul>',
    '<p>周六或周日参与游戏，周一即可领取奖励。</p><ul><li>所有游戏均可参与</li><li>每天一份奖励</li></ul>',
    '<p>Chơi vào thứ Bảy hoặc Chủ nhật, phần thưởng sẽ chờ bạn vào thứ Hai.</p><ul><li>Mọi trò chơi đều được tính</li><li>Mỗi ngày một phần thưởng</li></ul>',
    '<p>Jogue no sábado ou no domingo, e um prêmio espera por você na segunda.</p><ul><li>Todos os jogos contam</li><li>Um prêmio por dia</li></ul>',
  ],
  promotionType: 'REWARD',
}
const RULES: MockItem = {
  id: '9003',
  title: ['New draw times', '开奖时间调整', 'Giờ quay thưởng mới', 'Novos horários de sorteio'],
  content: [
    '<table><tbody><tr><th>Morning</th><td>10:30</td></tr><tr><th>Evening</th><td>18:15</td></tr></tbody></table><p>See the <a href="https://rules.example/draws">rules of the draws</a>.</p>',
    '<table><tbody><tr><th>上午</th><td>10:30</td></tr><tr><th>傍晚</th><td>18:15</td></tr></tbody></table><p>详见<a href="https://rules.example/draws">开奖规则</a>。</p>',
    '<table><tbody><tr><th>Sáng</th><td>10:30</td></tr><tr><th>Tối</th><td>18:15</td></tr></tbody></table><p>Xem <a href="https://rules.example/draws">thể lệ quay thưởng</a>.</p>',
    '<table><tbody><tr><th>Manhã</th><td>10:30</td></tr><tr><th>Noite</th><td>18:15</td></tr></tbody></table><p>Veja as <a href="https://rules.example/draws">regras dos sorteios</a>.</p>',
  ],
  promotionType: '',
}
const WELCOME: MockItem = {
  id: '9004',
  title: ['Welcome', '欢迎', 'Chào mừng bạn', 'Boas-vindas'],
  content: [
    '<p>This is your first visit as a member. Set a limit for yourself before you play.</p>',
    '<p>这是您注册后的首次登录。开始游戏前，请先为自己设定限额。</p>',
    '<p>Đây là lần đầu bạn đăng nhập. Hãy đặt giới hạn cho mình trước khi chơi.</p>',
    '<p>Esta é a sua primeira visita como membro. Defina um limite antes de jogar.</p>',
  ],
  promotionType: '',
  execution: 'F',
}

export const SOME_ITEMS: readonly MockItem[] = [PLAIN_ITEM, WEEKEND, RULES, WELCOME]

/** The first, with another time. */
export const CHANGED: MockItem = {
  ...PLAIN_ITEM,
  content: [
    '<p>The maintenance has moved to <b>05:00 to 06:00</b>.</p>',
    '<p>维护时间改为 <b>05:00 至 06:00</b>。</p>',
    '<p>Giờ bảo trì chuyển sang <b>05:00 đến 06:00</b>.</p>',
    '<p>A manutenção passou para <b>05:00 às 06:00</b>.</p>',
  ],
}

export const manyItems = (): readonly MockItem[] =>
  Array.from({ length: MANY }, (_, index) => {
    const like = [PLAIN_ITEM, WEEKEND, RULES][index % 3] ?? PLAIN_ITEM
    return { ...like, id: String(9_100 + index) }
  })

/** What a gateway may send by mistake, or an attacker through it. */
export const ODD_ITEMS = (execution: 'A' | 'B'): readonly unknown[] => [
  null,
  { id: 'x1', title: 'Without an execution', content: '<p>x</p>' },
  { id: 'x2', title: '', content: '', execution },
  {
    id: 'x3',
    title: 7,
    content: '<p>Only a content, whose title is a number.</p>',
    promotionType: [],
    execution,
  },
  {
    id: 9_200,
    title: '<b onclick="alert(1)">Text, not markup</b>',
    content:
      '<p onclick="alert(1)">Hostile</p><img src="x" onerror="document.documentElement.dataset.ran=1"><form action="https://evil.example"><input name="password"></form><a href="javascript:alert(1)">A link that runs</a> <a href="tel:123">A link of another kind</a>',
    promotionType: '',
    execution,
  },
  {
    id: 'x4',
    title: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetenschluessel '.repeat(3),
    content: `<p>${'A long text that has to scroll. '.repeat(80)}</p>`,
    promotionType: 'REWARD',
    execution,
  },
]
