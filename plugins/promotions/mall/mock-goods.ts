import type { Localised } from '../../../mocks/world/localised.ts'

/** Goods of the mock gateway. */
export interface MockGoods {
  readonly id: string
  /** Name of its picture. */
  readonly art: string
  /** In points. */
  readonly price: number
  /** Absent: as many as wanted. */
  readonly stock?: number
  readonly name: Localised
  readonly description: Localised
}

/** The shelves of a new world. */
export const GOODS: readonly MockGoods[] = [
  {
    id: 'PM01',
    art: 'spins',
    price: 800,
    name: ['10 free spins', '10 次免费旋转', '10 lượt quay miễn phí', '10 giros grátis'],
    description: ['For any slot of Sealight. Credited at once.', '适用于海光任意老虎机，即时到账。', 'Cho mọi slot của Sealight. Cộng ngay.', 'Para qualquer slot da Sealight. Crédito na hora.'],
  },
  {
    id: 'PM02',
    art: 'coins',
    price: 2_000,
    name: ['Cash voucher S', '现金券（小）', 'Phiếu tiền mặt S', 'Vale em dinheiro P'],
    description: ['Added to your balance, to be played through once.', '计入余额，需投注一倍流水。', 'Cộng vào số dư, cần cược một vòng.', 'Somado ao saldo, com uma rodada de aposta.'],
  },
  {
    id: 'PM03',
    art: 'mug',
    price: 4_500,
    stock: 8,
    name: ['Enamel mug', '搪瓷杯', 'Cốc tráng men', 'Caneca esmaltada'],
    description: ['Holds 350 ml, and the heat of a campfire.', '容量 350 毫升，露营必备。', 'Dung tích 350 ml, dùng được bên lửa trại.', 'Com 350 ml, aguenta até a fogueira.'],
  },
  {
    id: 'PM04',
    art: 'ball',
    price: 7_800,
    stock: 3,
    name: ['Match football', '比赛足球', 'Bóng thi đấu', 'Bola de jogo'],
    description: ['Size 5, sewn by hand. Sent in five days.', '5 号手工缝制，五天内发货。', 'Cỡ 5, may tay. Giao trong năm ngày.', 'Tamanho 5, costurada à mão. Envio em cinco dias.'],
  },
  {
    id: 'PM05',
    art: 'headphones',
    price: 12_000,
    stock: 1,
    name: ['Wireless headphones', '无线耳机', 'Tai nghe không dây', 'Fones sem fio'],
    description: ['Thirty hours without a cable. The last pair of this month.', '续航三十小时，本月最后一副。', 'Ba mươi giờ không cần dây. Chiếc cuối cùng của tháng.', 'Trinta horas sem cabo. O último par do mês.'],
  },
  {
    id: 'PM06',
    art: 'phone',
    price: 96_000,
    stock: 2,
    name: ['Smartphone, 256 GB', '智能手机 256 GB', 'Điện thoại 256 GB', 'Smartphone de 256 GB'],
    description: ['In midnight blue, with a year of warranty.', '午夜蓝，质保一年。', 'Màu xanh đêm, bảo hành một năm.', 'Azul-noite, com um ano de garantia.'],
  },
  {
    id: 'PM07',
    art: 'watch',
    price: 5_200,
    stock: 0,
    name: ['Sports watch', '运动手表', 'Đồng hồ thể thao', 'Relógio esportivo'],
    description: ['Comes back next month.', '下月补货。', 'Sẽ có lại vào tháng sau.', 'Volta no mês que vem.'],
  },
] // prettier-ignore

export const PRICE_CHANGED: Localised = [
  'The price has changed. Please look again',
  '价格已变更，请重新查看',
  'Giá đã thay đổi. Vui lòng xem lại',
  'O preço mudou. Confira de novo',
]
export const SOLD_OUT: Localised = [
  'Somebody was faster: this is sold out',
  '手慢了，该商品已兑完',
  'Có người nhanh hơn: món này đã hết',
  'Alguém foi mais rápido: esgotou',
]
export const TOO_FEW: Localised = [
  'You do not have enough points for this',
  '您的积分不足',
  'Bạn không đủ điểm',
  'Você não tem pontos suficientes',
]
/** An order from before the world began. */
export const OLD_ORDER: Localised = ['Canvas bag', '帆布袋', 'Túi vải', 'Sacola de lona']

const MANY = 2_000

/** A market of many goods. */
export const MANY_GOODS: readonly MockGoods[] = Array.from({ length: MANY }, (_, index) => ({
  id: `PM${1_000 + index}`,
  art: GOODS[index % GOODS.length]?.art ?? 'mug',
  price: 100 + index * 50,
  stock: index % 13,
  name: [`Goods no. ${index + 1}`, `商品 ${index + 1}`, `Quà số ${index + 1}`, `Prêmio nº ${index + 1}`],
  description: ['', '', '', ''],
}))

/** Entries that no gateway should send, and some that are only unusual. */
export const ODD_GOODS: readonly unknown[] = [
  null,
  7,
  { id: 'ODD1', name: 'Without a price' },
  { id: 'ODD2', name: 'A price that is none', price: 'cheap' },
  { id: 'ODD3', name: 'A price in parts', price: '10.5' },
  { id: 'ODD4', name: 'A negative price', price: -400 },
  { name: 'Without an id', price: '400' },
  { id: 'ODD5', name: 'Without a picture, and a stock that is none', price: 300, stock: 'some' },
  { id: 'ODD6', name: 'A name of three hundred characters. '.repeat(9), description: 'W'.repeat(300), price: '999999999999999', image: '/cdn/goods/none.svg' },
  { id: 'ODD7', name: 'قميص قطني', price: '1200', stock: '4', image: 'javascript:alert(1)' },
] // prettier-ignore
