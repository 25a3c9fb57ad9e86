import type { CatalogueBanner } from './banner.ts'

export const CORAL_BANNERS: readonly Omit<CatalogueBanner, 'image'>[] = [
  {
    titles: {
      EN: 'Take a seat at Orchid Baccarat',
      CN: '兰花百家乐，虚位以待',
      VI: 'Vào bàn Orchid Baccarat',
      'PT-BR': 'Sente-se à mesa do Orchid Baccarat',
    },
    sublines: {
      EN: 'Real dealers, real cards, open day and night.',
      CN: '真人荷官，实体纸牌，日夜开桌。',
      VI: 'Người chia bài thật, bài thật, mở cả ngày đêm.',
      'PT-BR': 'Crupiês e cartas de verdade, dia e noite.',
    },
    ctas: { EN: 'Join the table', CN: '立即入座', VI: 'Vào bàn', 'PT-BR': 'Entrar na mesa' },
    linkageType: 'G',
    linkage: 'Orchid Baccarat',
    vendor: 'ORCHID',
    gameType: 'LV001',
    nodeId: '5203',
    roomId: '17',
  },
  {
    titles: {
      EN: 'The reef hides a fortune',
      CN: '珊瑚深处，宝藏无数',
      VI: 'Kho báu dưới rạn san hô',
      'PT-BR': 'O recife esconde uma fortuna',
    },
    sublines: {
      EN: 'Slots, fishing and cards: over a hundred games.',
      CN: '老虎机、捕鱼、棋牌，百余款任您挑选。',
      VI: 'Nổ hũ, bắn cá, game bài: hơn một trăm trò.',
      'PT-BR': 'Slots, pescaria e cartas: mais de cem jogos.',
    },
    ctas: { EN: 'Explore games', CN: '探索游戏', VI: 'Khám phá', 'PT-BR': 'Explorar jogos' },
    linkageType: 'URL',
    linkage: '/m/game',
  },
  {
    titles: {
      EN: 'Weekend reload: 50% on top',
      CN: '周末充值，加送 50%',
      VI: 'Nạp cuối tuần, thưởng thêm 50%',
      'PT-BR': 'Recarga de fim de semana: mais 50%',
    },
    sublines: {
      EN: 'Every Saturday and Sunday, up to RM 500.',
      CN: '每逢周六、周日，最高 RM 500。',
      VI: 'Thứ Bảy và Chủ nhật hằng tuần, tối đa RM 500.',
      'PT-BR': 'Todo sábado e domingo, até RM 500.',
    },
    ctas: { EN: 'Get the bonus', CN: '领取奖金', VI: 'Nhận thưởng', 'PT-BR': 'Pegar o bônus' },
    linkageType: 'P',
    linkage: 'PROMO-WEEKEND-50',
  },
  {
    titles: {
      EN: 'Coral Club: treasures for regulars',
      CN: 'Coral 会员俱乐部：常客专享',
      VI: 'Câu lạc bộ Coral: đặc quyền cho khách quen',
      'PT-BR': 'Clube Coral: tesouros para quem volta',
    },
    sublines: {
      EN: 'Own host, faster payouts, birthday gifts.',
      CN: '专属客服、极速提款、生日礼金。',
      VI: 'Người chăm sóc riêng, rút nhanh hơn, quà sinh nhật.',
      'PT-BR': 'Atendimento próprio, saque rápido, presente de aniversário.',
    },
    ctas: { EN: 'Meet the club', CN: '了解俱乐部', VI: 'Xem đặc quyền', 'PT-BR': 'Conhecer o clube' },
    linkageType: 'URL',
    linkage: 'https://club.coral.example/welcome',
  },
]
