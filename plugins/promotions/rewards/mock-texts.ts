import type { Localised } from '../../../mocks/world/localised.ts'

/** A reward of the mock gateway. Times are hours from the world's start. */
export interface MockReward {
  readonly id: string
  readonly type: 'BONUS' | 'SPINS' | 'POINTS' | 'GIFT'
  /** Money in units of the smallest usual bonus of the merchant's currency; else a number. */
  readonly amount?: number
  readonly title: Localised
  readonly description: Localised
  readonly expiresIn?: number
  /** It was collected before the world began. */
  readonly claimedAgo?: number
  /** Why the gateway refuses to give it. */
  readonly refusal?: Localised
}

/** The rewards of every player of a new world. */
export const REWARDS: readonly MockReward[] = [
  {
    id: 'RW1001',
    type: 'SPINS',
    amount: 20,
    title: ['Tonight’s free spins', '今晚免费旋转', 'Lượt quay miễn phí tối nay', 'Giros grátis desta noite'],
    description: ['For Star Harbor. Winnings are yours.', '适用于星港。赢得的奖金归您所有。', 'Dành cho Star Harbor. Tiền thắng là của bạn.', 'Para o Star Harbor. Os ganhos são seus.'],
    expiresIn: 6,
  },
  {
    id: 'RW1002',
    type: 'BONUS',
    amount: 5,
    title: ['Weekly cashback', '每周返水', 'Hoàn tiền hằng tuần', 'Cashback semanal'],
    description: ['5 % of last week’s losses on slots.', '上周老虎机亏损的 5%。', '5% tiền thua ở slot tuần trước.', '5% das perdas da semana passada em slots.'],
    expiresIn: 52,
  },
  {
    id: 'RW1003',
    type: 'POINTS',
    amount: 1_500,
    title: ['Ninety days with us', '相伴九十天', 'Chín mươi ngày bên nhau', 'Noventa dias com a gente'],
    description: ['Thank you for staying. Spend them in the point market.', '感谢您的陪伴。可在积分商城使用。', 'Cảm ơn bạn đã gắn bó. Hãy dùng ở cửa hàng điểm.', 'Obrigado por ficar. Use na loja de pontos.'],
    expiresIn: 300,
  },
  {
    id: 'RW1004',
    type: 'BONUS',
    amount: 20,
    title: ['Second-deposit bonus', '二次存款红利', 'Thưởng nạp lần hai', 'Bônus do segundo depósito'],
    description: ['Ready after your second deposit of this month.', '本月第二次存款后即可领取。', 'Nhận được sau lần nạp thứ hai trong tháng.', 'Liberado após o segundo depósito do mês.'],
    expiresIn: 400,
    refusal: ['Make your second deposit of this month first', '请先完成本月第二次存款', 'Hãy nạp lần thứ hai trong tháng trước', 'Faça antes o segundo depósito do mês'],
  },
  {
    id: 'RW0907',
    type: 'BONUS',
    amount: 10,
    title: ['Welcome bonus', '迎新红利', 'Thưởng chào mừng', 'Bônus de boas-vindas'],
    description: ['With your first deposit.', '首次存款即享。', 'Với lần nạp đầu tiên.', 'Com o primeiro depósito.'],
    claimedAgo: 24 * 88,
  },
  {
    id: 'RW0951',
    type: 'GIFT',
    title: ['Match-day lucky box', '比赛日幸运礼盒', 'Hộp may mắn ngày thi đấu', 'Caixa da sorte do jogo'],
    description: ['A small surprise for the final.', '决赛日的小惊喜。', 'Một bất ngờ nhỏ cho trận chung kết.', 'Uma pequena surpresa para a final.'],
    claimedAgo: 24 * 5,
  },
  {
    id: 'RW0932',
    type: 'SPINS',
    amount: 10,
    title: ['Spins of the rainy weekend', '雨天周末旋转', 'Lượt quay cuối tuần mưa', 'Giros do fim de semana de chuva'],
    description: ['Were to be used until Sunday.', '需在周日前使用。', 'Dùng đến hết Chủ nhật.', 'Valiam até domingo.'],
    expiresIn: -24 * 4,
  },
] // prettier-ignore

/** HTML above and below the list. */
export const HEADER: Localised = [
  '<p><b>Happy hours:</b> from 20:00 to 22:00 every collected bonus counts double towards your <a href="/m/leaderBoard">missions</a>.</p>',
  '<p><b>欢乐时光：</b>每晚 20:00 至 22:00，领取的红利在<a href="/m/leaderBoard">任务</a>中双倍计算。</p>',
  '<p><b>Giờ vàng:</b> từ 20:00 đến 22:00, mỗi phần thưởng đã nhận được tính gấp đôi cho <a href="/m/leaderBoard">nhiệm vụ</a>.</p>',
  '<p><b>Horário feliz:</b> das 20h às 22h, cada bônus resgatado vale em dobro para suas <a href="/m/leaderBoard">missões</a>.</p>',
]
export const FOOTER: Localised = [
  '<p>Bonuses are played through once before a payout. 18+, play within your limits.</p>',
  '<p>红利须投注一倍流水方可提款。年满 18 岁，理性娱乐。</p>',
  '<p>Tiền thưởng cần cược một vòng trước khi rút. 18+, hãy chơi có chừng mực.</p>',
  '<p>Bônus exigem uma rodada de aposta antes do saque. 18+, jogue dentro dos seus limites.</p>',
]
export const GONE: Localised = [
  'This reward has been collected already',
  '该奖励已被领取',
  'Phần thưởng này đã được nhận',
  'Esta recompensa já foi resgatada',
]
export const OVER: Localised = [
  'This reward has expired',
  '该奖励已过期',
  'Phần thưởng này đã hết hạn',
  'Esta recompensa expirou',
]
