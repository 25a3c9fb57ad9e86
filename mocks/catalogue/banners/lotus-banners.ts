import type { CatalogueBanner } from './banner.ts'

export const LOTUS_BANNERS: readonly Omit<CatalogueBanner, 'image'>[] = [
  {
    titles: {
      EN: 'Hà Nội VIP draws tonight',
      CN: '河内 VIP 今晚开奖',
      VI: 'Hà Nội VIP quay tối nay',
      'PT-BR': 'Hà Nội VIP sorteia hoje à noite',
    },
    sublines: {
      EN: 'Three numbers, one jackpot. Results at 18:30.',
      CN: '三个号码，一个大奖，18:30 准时开奖。',
      VI: 'Ba con số, một giải độc đắc. Mở thưởng lúc 18:30.',
      'PT-BR': 'Três números, um prêmio. Resultado às 18h30.',
    },
    ctas: { EN: 'Pick numbers', CN: '立即选号', VI: 'Chọn số ngay', 'PT-BR': 'Escolher números' },
    linkageType: 'G',
    linkage: 'Hà Nội VIP',
    vendor: 'TCG_LOTTO_VN',
    gameType: 'LO004',
    nodeId: '8041',
    roomId: '1',
  },
  {
    titles: {
      EN: 'Welcome gift: 100% on your first deposit',
      CN: '迎新礼：首存即送 100%',
      VI: 'Quà chào mừng: tặng 100% lần nạp đầu',
      'PT-BR': 'Boas-vindas: 100% no primeiro depósito',
    },
    sublines: {
      EN: 'Up to 3,000,000 ₫, credited within a minute.',
      CN: '最高 3,000,000 ₫，一分钟内到账。',
      VI: 'Lên đến 3.000.000 ₫, cộng tiền trong một phút.',
      'PT-BR': 'Até 3.000.000 ₫, creditados em um minuto.',
    },
    ctas: { EN: 'Claim gift', CN: '领取好礼', VI: 'Nhận quà', 'PT-BR': 'Pegar presente' },
    linkageType: 'P',
    linkage: 'PROMO-WELCOME-100',
  },
  {
    titles: {
      EN: 'A new draw every minute',
      CN: '分分钟都开奖',
      VI: 'Mỗi phút một kỳ quay',
      'PT-BR': 'Um sorteio novo a cada minuto',
    },
    sublines: {
      EN: 'Quick draws, keno and bingo in one place.',
      CN: '快开、基诺、宾果，一站畅玩。',
      VI: 'Xổ số nhanh, keno và bingo ở cùng một nơi.',
      'PT-BR': 'Sorteios rápidos, keno e bingo em um só lugar.',
    },
    ctas: { EN: 'See all games', CN: '查看全部游戏', VI: 'Xem tất cả', 'PT-BR': 'Ver todos os jogos' },
    linkageType: 'URL',
    linkage: '/m/game',
  },
  {
    titles: {
      EN: 'Play within your means',
      CN: '理性娱乐，量力而行',
      VI: 'Chơi vui, chơi có trách nhiệm',
      'PT-BR': 'Jogue com responsabilidade',
    },
    sublines: {
      EN: 'Set your limits; we help you keep them.',
      CN: '设定限额，我们陪您坚持。',
      VI: 'Bạn đặt giới hạn, chúng tôi giúp bạn giữ.',
      'PT-BR': 'Defina seus limites; nós ajudamos a mantê-los.',
    },
    ctas: { EN: 'Read more', CN: '了解更多', VI: 'Tìm hiểu thêm', 'PT-BR': 'Saiba mais' },
    linkageType: 'URL',
    linkage: 'https://play-safe.lotus.example/guide',
  },
]
