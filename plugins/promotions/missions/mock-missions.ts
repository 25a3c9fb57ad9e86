import type { Localised } from '../../../mocks/world/localised.ts'

/** What the mock gateway counts for a mission. */
export type Counted = 'launches' | 'games' | 'reward' | 'goods' | 'login' | 'nothing'

/** A mission of the mock gateway. */
export interface MockMission {
  readonly id: string
  readonly period: 'DAILY' | 'WEEKLY' | 'ONCE'
  readonly counts: Counted
  /** How far every member is in a new world. */
  readonly begun: number
  readonly target: number
  readonly points: number
  readonly page?: string
  readonly title: Localised
  readonly description: Localised
}

/** The missions of a new world. */
export const MISSIONS: readonly MockMission[] = [
  {
    id: 'MS01',
    period: 'DAILY',
    counts: 'login',
    begun: 1,
    target: 1,
    points: 50,
    title: ['Look in today', '今日签到', 'Ghé thăm hôm nay', 'Passe por aqui hoje'],
    description: ['You are here: collect it.', '您已签到，请领取。', 'Bạn đã ghé: hãy nhận điểm.', 'Você já está aqui: resgate.'],
  },
  {
    id: 'MS02',
    period: 'DAILY',
    counts: 'launches',
    begun: 2,
    target: 3,
    points: 200,
    page: '/m/game',
    title: ['Play three games', '畅玩三款游戏', 'Chơi ba trò', 'Jogue três jogos'],
    description: ['Any game counts.', '任意游戏均可。', 'Trò nào cũng được tính.', 'Vale qualquer jogo.'],
  },
  {
    id: 'MS03',
    period: 'WEEKLY',
    counts: 'games',
    begun: 4,
    target: 10,
    points: 900,
    page: '/m/game',
    title: ['Ten different games', '十款不同的游戏', 'Mười trò khác nhau', 'Dez jogos diferentes'],
    description: ['Discover something new this week.', '本周尝试新游戏。', 'Khám phá điều mới trong tuần này.', 'Descubra algo novo nesta semana.'],
  },
  {
    id: 'MS04',
    period: 'WEEKLY',
    counts: 'reward',
    begun: 0,
    target: 2,
    points: 400,
    page: '/m/rewardCenter',
    title: ['Collect two rewards', '领取两份奖励', 'Nhận hai phần thưởng', 'Resgate duas recompensas'],
    description: ['They wait in your rewards.', '奖励中心等您来领。', 'Chúng đang chờ trong mục phần thưởng.', 'Elas esperam nas suas recompensas.'],
  },
  {
    id: 'MS05',
    period: 'ONCE',
    counts: 'goods',
    begun: 0,
    target: 1,
    points: 500,
    page: '/m/mall/mallHome',
    title: ['First time in the point market', '首次兑换', 'Lần đầu ở cửa hàng điểm', 'Primeira troca na loja'],
    description: ['Redeem anything.', '兑换任意商品。', 'Đổi bất cứ món nào.', 'Troque por qualquer prêmio.'],
  },
  {
    id: 'MS06',
    period: 'ONCE',
    counts: 'nothing',
    begun: 1_250_000,
    target: 5_000_000,
    points: 12_000,
    title: ['Five million in bets', '累计投注五百万', 'Năm triệu tiền cược', 'Cinco milhões em apostas'],
    description: ['All your bets count, whenever they were made.', '所有投注均累计。', 'Mọi khoản cược đều được tính.', 'Todas as apostas contam, de qualquer data.'],
  },
] // prettier-ignore

export const NOT_COMPLETE: Localised = [
  'This mission is not complete yet',
  '任务尚未完成',
  'Nhiệm vụ chưa hoàn thành',
  'Esta missão ainda não está completa',
]
export const COLLECTED: Localised = [
  'This mission has been collected already',
  '该任务奖励已领取',
  'Nhiệm vụ này đã được nhận thưởng',
  'Esta missão já foi resgatada',
]

const MANY = 2_000

/** Many missions, all of them one-time. */
export const MANY_MISSIONS: readonly MockMission[] = Array.from({ length: MANY }, (_, index) => ({
  id: `MS${1_000 + index}`,
  period: 'ONCE',
  counts: 'nothing',
  begun: index % 11,
  target: 10,
  points: 10 + index,
  title: [`Mission ${index + 1}`, `任务 ${index + 1}`, `Nhiệm vụ ${index + 1}`, `Missão ${index + 1}`],
  description: ['', '', '', ''],
}))

/** Entries that no gateway should send, and some that are only unusual. */
export const ODD_MISSIONS: readonly unknown[] = [
  null,
  [],
  { id: 'ODD1', title: 'Without a target' },
  { id: 'ODD2', title: 'A target of nothing', target: 0 },
  { id: 'ODD3', title: 'A target that is none', target: 'all' },
  { title: 'Without an id', target: 3 },
  { id: 'ODD4', title: 'More than everything', target: 3, progress: 700, points: '75', period: 'HOURLY' },
  { id: 'ODD5', title: 'Progress that is none', target: '4', progress: 'half', points: -3, page: 'javascript:alert(1)', claimed: 'no' },
  { id: 'ODD6', title: 'A title of three hundred characters. '.repeat(8), description: 'W'.repeat(300), target: 999999999999999, progress: '1', points: '999999999999999', period: 'DAILY' },
  { id: 'ODD7', title: 'العب ثلاث ألعاب', target: 3, progress: 1, points: 30, period: 'WEEKLY', page: '/m/nowhere' },
] // prettier-ignore
