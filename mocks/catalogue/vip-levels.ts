import { type LanguageCode, languageTag } from '@foyer/sdk'
import { profileOf } from '../world/merchants.ts'
import { textLanguage, type Titles } from './titles.ts'

const NAMES: readonly Titles[] = [
  { EN: 'Bronze', CN: '青铜', VI: 'Đồng', 'PT-BR': 'Bronze' },
  { EN: 'Silver', CN: '白银', VI: 'Bạc', 'PT-BR': 'Prata' },
  { EN: 'Gold', CN: '黄金', VI: 'Vàng', 'PT-BR': 'Ouro' },
  { EN: 'Platinum', CN: '铂金', VI: 'Bạch kim', 'PT-BR': 'Platina' },
  { EN: 'Emerald', CN: '翡翠', VI: 'Ngọc lục bảo', 'PT-BR': 'Esmeralda' },
  { EN: 'Diamond', CN: '钻石', VI: 'Kim cương', 'PT-BR': 'Diamante' },
  { EN: 'Master', CN: '大师', VI: 'Cao thủ', 'PT-BR': 'Mestre' },
  { EN: 'Legend', CN: '传奇', VI: 'Huyền thoại', 'PT-BR': 'Lenda' },
]
const BENEFITS = {
  CASHBACK: { EN: 'Weekly cashback', CN: '每周返水', VI: 'Hoàn trả hằng tuần', 'PT-BR': 'Cashback semanal' },
  WITHDRAWAL: {
    EN: 'Withdrawals a day',
    CN: '每日提款次数',
    VI: 'Số lần rút mỗi ngày',
    'PT-BR': 'Saques por dia',
  },
  BIRTHDAY: { EN: 'Birthday gift', CN: '生日礼金', VI: 'Quà sinh nhật', 'PT-BR': 'Presente de aniversário' },
  TOURNAMENT: {
    EN: 'Monthly tournament',
    CN: '月度锦标赛',
    VI: 'Giải đấu hằng tháng',
    'PT-BR': 'Torneio mensal',
  },
  SERVICE: { EN: 'Personal host', CN: '专属客服', VI: 'Chuyên viên riêng', 'PT-BR': 'Atendente pessoal' },
} as const satisfies Readonly<Record<string, Titles>>
/** What a birthday gift is worth at the first level, by currency. */
const GIFTS: Readonly<Record<string, number>> = { VND: 50_000, MYR: 10, BRL: 10 }

/** The levels of the VIP programme of the mock gateway, each better than the one before. */
export function mockLevels(
  merchant: string,
  asked: LanguageCode | undefined,
  highest: number,
): readonly object[] {
  const language = textLanguage(asked)
  const currency = profileOf(merchant)?.currency ?? 'USD'
  const gift = GIFTS[currency] ?? 5
  const inLanguage = (value: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(languageTag(language), options).format(value)
  const rate = { style: 'percent', minimumFractionDigits: 1 } as const
  const money = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  const benefit = (type: keyof typeof BENEFITS, value: string): object => ({
    type,
    name: BENEFITS[type][language],
    value,
  })
  return NAMES.slice(0, highest).map((names, index) => ({
    rankLevel: index + 1,
    labelId: `vip-${index + 1}`,
    labelName: names[language],
    benefits: [
      benefit('CASHBACK', inLanguage((3 + index) / 1_000, rate)),
      benefit('WITHDRAWAL', String(3 + 2 * index)),
      ...(index > 0 ? [benefit('BIRTHDAY', inLanguage(gift * 2 ** index, money))] : []),
      ...(index > 2 ? [benefit('TOURNAMENT', '')] : []),
      ...(index > 4 ? [benefit('SERVICE', '')] : []),
    ],
  }))
}
