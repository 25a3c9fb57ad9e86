import type { Profile } from '../../../kernel/profile/profile.ts'
import type { CatalogueBanner } from './banner.ts'

/** A game that a banner can open. */
interface Launched {
  readonly name: string
  readonly vendor: string
  readonly code: string
}

/**
 * The banners of a merchant that has none of its own, with its name: a launch, the list of games, a promotion and a
 * page of another site. English stands in for languages that the mock has no texts in.
 */
export const derivedBanners = (
  { id, name }: Pick<Profile, 'id' | 'name'>,
  game: Launched,
): readonly Omit<CatalogueBanner, 'image'>[] => [
  {
    titles: {
      EN: `Tonight at ${name}: ${game.name}`,
      CN: `今晚 ${name}：${game.name}`,
      VI: `Tối nay tại ${name}: ${game.name}`,
      'PT-BR': `Hoje na ${name}: ${game.name}`,
    },
    sublines: {
      EN: 'The game that everybody is playing.',
      CN: '人人都在玩的游戏。',
      VI: 'Trò chơi mà ai cũng đang chơi.',
      'PT-BR': 'O jogo que todo mundo está jogando.',
    },
    ctas: { EN: 'Play now', CN: '立即游戏', VI: 'Chơi ngay', 'PT-BR': 'Jogar agora' },
    linkageType: 'G',
    linkage: game.name,
    vendor: game.vendor,
    gameType: game.code,
    nodeId: '5300',
    roomId: '1',
  },
  {
    titles: {
      EN: `More than a hundred games at ${name}`,
      CN: `${name} 百余款游戏`,
      VI: `Hơn một trăm trò chơi tại ${name}`,
      'PT-BR': `Mais de cem jogos na ${name}`,
    },
    sublines: {
      EN: 'Slots, live tables, cards and draws.',
      CN: '老虎机、真人、棋牌与彩票。',
      VI: 'Nổ hũ, casino trực tuyến, game bài và xổ số.',
      'PT-BR': 'Slots, mesas ao vivo, cartas e sorteios.',
    },
    ctas: { EN: 'See all games', CN: '查看全部', VI: 'Xem tất cả', 'PT-BR': 'Ver todos' },
    linkageType: 'URL',
    linkage: '/m/game',
  },
  {
    titles: {
      EN: 'A welcome bonus for new players',
      CN: '新会员欢迎礼',
      VI: 'Thưởng chào mừng người chơi mới',
      'PT-BR': 'Bônus de boas-vindas',
    },
    sublines: {
      EN: 'Double your first deposit.',
      CN: '首存双倍。',
      VI: 'Nhân đôi lần nạp đầu tiên.',
      'PT-BR': 'Dobre o seu primeiro depósito.',
    },
    ctas: { EN: 'Get the bonus', CN: '领取奖金', VI: 'Nhận thưởng', 'PT-BR': 'Pegar o bônus' },
    linkageType: 'P',
    linkage: 'PROMO-WELCOME',
  },
  {
    titles: {
      EN: `${name} Club: made for regulars`,
      CN: `${name} 会员俱乐部`,
      VI: `Câu lạc bộ ${name}`,
      'PT-BR': `Clube ${name}: para quem volta`,
    },
    sublines: {
      EN: 'Faster payouts and birthday gifts.',
      CN: '极速提款，生日礼金。',
      VI: 'Rút nhanh hơn, quà sinh nhật.',
      'PT-BR': 'Saques rápidos e presente de aniversário.',
    },
    ctas: { EN: 'Meet the club', CN: '了解俱乐部', VI: 'Xem đặc quyền', 'PT-BR': 'Conhecer o clube' },
    linkageType: 'URL',
    linkage: `https://club.${id}.example/welcome`,
  },
]
