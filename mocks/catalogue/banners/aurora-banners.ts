import type { CatalogueBanner } from './banner.ts'

export const AURORA_BANNERS: readonly Omit<CatalogueBanner, 'image'>[] = [
  {
    titles: {
      EN: 'It is match night',
      CN: '今夜，开球！',
      VI: 'Đêm nay có bóng đá',
      'PT-BR': 'Hoje tem jogo',
    },
    sublines: {
      EN: 'Boosted odds on every kick-off.',
      CN: '每场比赛，赔率加码。',
      VI: 'Tỷ lệ cược tăng cho mọi trận đấu.',
      'PT-BR': 'Odds turbinadas em todas as partidas.',
    },
    ctas: { EN: 'Bet now', CN: '立即投注', VI: 'Đặt cược', 'PT-BR': 'Apostar agora' },
    linkageType: 'URL',
    linkage: '/m/game',
  },
  {
    titles: {
      EN: 'Carnaval de Ouro pays in gold',
      CN: '黄金嘉年华，满屏是金',
      VI: 'Carnaval de Ouro trả thưởng bằng vàng',
      'PT-BR': 'Carnaval de Ouro: a folia que paga',
    },
    sublines: {
      EN: 'Free spins with every golden mask.',
      CN: '每个黄金面具都送免费旋转。',
      VI: 'Mỗi mặt nạ vàng tặng lượt quay miễn phí.',
      'PT-BR': 'Giros grátis a cada máscara dourada.',
    },
    ctas: { EN: 'Spin', CN: '开始旋转', VI: 'Quay ngay', 'PT-BR': 'Girar' },
    linkageType: 'G',
    linkage: 'Carnaval de Ouro',
    vendor: 'SUNBIRD',
    gameType: 'SL032',
    nodeId: '3310',
    roomId: '2',
  },
  {
    titles: {
      EN: 'Pix bonus: deposit and double it',
      CN: 'Pix 充值，金额翻倍',
      VI: 'Thưởng Pix: nạp một được hai',
      'PT-BR': 'Bônus Pix: depositou, dobrou',
    },
    sublines: {
      EN: 'Up to R$ 1,000 on your first deposit.',
      CN: '首次充值最高送 R$ 1,000。',
      VI: 'Tối đa R$ 1.000 cho lần nạp đầu tiên.',
      'PT-BR': 'Até R$ 1.000 no primeiro depósito.',
    },
    ctas: { EN: 'Claim bonus', CN: '领取奖金', VI: 'Nhận thưởng', 'PT-BR': 'Quero o bônus' },
    linkageType: 'P',
    linkage: 'PROMO-PIX-DOUBLE',
  },
  {
    titles: {
      EN: 'Fly under the northern lights',
      CN: '在极光下起飞',
      VI: 'Bay dưới ánh cực quang',
      'PT-BR': 'Decole sob a aurora',
    },
    sublines: {
      EN: 'How crash games work, in two minutes.',
      CN: '两分钟看懂飞行游戏。',
      VI: 'Hiểu trò bay chỉ trong hai phút.',
      'PT-BR': 'Entenda os jogos crash em dois minutos.',
    },
    ctas: { EN: 'Learn how', CN: '了解玩法', VI: 'Xem cách chơi', 'PT-BR': 'Ver como funciona' },
    linkageType: 'URL',
    linkage: 'https://blog.aurora.example/crash',
  },
]
